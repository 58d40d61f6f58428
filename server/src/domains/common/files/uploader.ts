import { errorCodes } from '@haesol/contracts/common';
import type { AppContext, Principal } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { createNewcomers } from '../../identity/join/newcomers.ts';

/** A member, or a visitor who is signing up, by the hash of the proof of their mailbox. */
export type Uploader =
  | { readonly kind: 'member'; readonly memberUid: string }
  | { readonly kind: 'newcomer'; readonly proofHash: string };

/**
 * Who uploads, with a place of the upload limit taken. Visitors who are signing up may upload a profile picture alone.
 * @throws {ApiError} `4010`, `4102`, `4290`
 */
export async function admitUploader(
  { clock, db, limits }: AppContext,
  member: Principal | undefined,
  { joinProof, kind }: { readonly joinProof?: string; readonly kind?: string },
): Promise<Uploader> {
  const now = await clock.now();
  if (member !== undefined) {
    await limits.take('upload', member.memberUid, now);
    return { kind: 'member', memberUid: member.memberUid };
  }
  if (joinProof === undefined) throw new ApiError(errorCodes.signInRequired);
  const proofHash = await createNewcomers(db)(joinProof, now);
  if (proofHash === undefined) throw new ApiError(errorCodes.proofExpired);
  if (kind !== 'profile') throw new ApiError(errorCodes.signInRequired);
  await limits.take('upload', proofHash, now);
  return { kind: 'newcomer', proofHash };
}
