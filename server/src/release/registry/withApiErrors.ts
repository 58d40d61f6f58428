import { errorCodes } from '@haesol/contracts/common';
import { ApiError, validationError } from '../../http/apiError.ts';
import { RegistryError } from './RegistryError.ts';

/** Converts registry errors to API errors; the messages are for the team's developers. */
export async function withApiErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    if (error.kind === 'missing') throw new ApiError(errorCodes.notFound, { cause: error });
    throw validationError({ field: 'release', code: error.kind, message: error.message });
  }
}
