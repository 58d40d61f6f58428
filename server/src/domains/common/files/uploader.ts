import { errorCodes } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';

/** A member, or a visitor signing up, identified by the hash of the proof of the mailbox. */
export type Uploader =
  | { readonly kind: 'member'; readonly memberUid: string }
  | { readonly kind: 'newcomer'; readonly proofHash: string };

/** Proofs of visitors who are signing up, provided by the identity area. */
export interface JoinProofs {
  /** @returns the proof in the request's cookie */
  read(request: FastifyRequest): string | undefined;
  /** @returns the hash of a proof that is still valid */
  findHash(joinProof: string, now: Date): Promise<string | undefined>;
}

/**
 * Returns the uploader and counts the upload against the limit. Visitors signing up can upload a profile picture only.
 * @throws {ApiError} `4010`, `4102`, `4290`
 */
export async function admitUploader(
  { clock, limits }: AppContext,
  proofs: JoinProofs,
  member: Principal | undefined,
  { joinProof, kind }: { readonly joinProof?: string; readonly kind?: string },
): Promise<Uploader> {
  const now = await clock.now();
  if (member !== undefined) {
    await limits.acquire('upload', member.memberUid, now);
    return { kind: 'member', memberUid: member.memberUid };
  }
  if (joinProof === undefined) throw new ApiError(errorCodes.signInRequired);
  const proofHash = await proofs.findHash(joinProof, now);
  if (proofHash === undefined) throw new ApiError(errorCodes.proofExpired);
  if (kind !== 'profile') throw new ApiError(errorCodes.signInRequired);
  await limits.acquire('upload', proofHash, now);
  return { kind: 'newcomer', proofHash };
}
