import { errorCodes } from '@haesol/contracts/common';
import { secondStep } from '@haesol/contracts/identity';
import { CallError } from '@haesol/remote/http';
import type * as z from 'zod/mini';

export type SecondStepData = z.output<typeof secondStep>;

/** Returns the second step that a refused sign-in asks for; undefined for another refusal. */
export function readSecondStep(error: unknown): SecondStepData | undefined {
  if (!(error instanceof CallError) || error.code !== errorCodes.secondFactorRequired) return undefined;
  const parsed = secondStep.safeParse(error.data);
  return parsed.success ? parsed.data : undefined;
}
