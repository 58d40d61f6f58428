import { errorCodes } from '@haesol/contracts/common';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import { ApiError } from '../../http/apiError.ts';

/** Columns of contents with a time of applications and of publishing. */
interface Dated {
  readonly apply_from: Date;
  readonly apply_to: Date;
  readonly publish_at: Date | null;
  readonly rev: number;
  readonly rev_at: Date | null;
}

/** Converts a row to the form of its content, with its version. @throws {ApiError} `4040` for a row that is gone */
export function toDatedContent<Row extends Dated>(row: Row | undefined, now: Date) {
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const { apply_from, apply_to, publish_at, rev, rev_at, ...form } = row;
  const days = { applyFrom: toSeoulInstant(apply_from), applyTo: toSeoulInstant(apply_to) };
  return { content: { ...form, ...days, publishDt: publish_at && toSeoulInstant(publish_at) }, rev, at: rev_at ?? now };
}
