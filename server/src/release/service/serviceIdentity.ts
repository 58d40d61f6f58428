import { createPublicKey } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, type JWK, SignJWT } from 'jose';
import type { Principal } from '../../http/context.ts';
import { deriveSigningKey, type Secrets } from '../../http/secrets.ts';

/** Lifetime of a proof of identity: one call, with room for clocks that differ. */
const lifetimeSec = 60;

export interface ServiceIdentity {
  /** Public keys for `/.well-known/jwks.json`. */
  readonly keys: readonly JWK[];
  /**
   * Signs who calls a team's service.
   * @param call.remoteId audience of the token
   * @param call.member undefined for a visitor, whose token has no `sub`
   */
  sign(call: {
    readonly remoteId: string;
    readonly member: Pick<Principal, 'memberUid' | 'role'> | undefined;
    readonly requestId: string;
    readonly now: Date;
  }): Promise<string>;
}

/**
 * Creates the signer of identities for teams' services. Its key is not that of the access tokens, so that a service cannot act as
 * the member.
 */
export async function createServiceIdentity(secrets: Secrets, issuer: string): Promise<ServiceIdentity> {
  const privateKey = deriveSigningKey(secrets, 'service identity');
  const publicKey = await exportJWK(createPublicKey(privateKey));
  const kid = await calculateJwkThumbprint(publicKey);
  return {
    keys: [{ ...publicKey, kid, alg: 'EdDSA', use: 'sig' }],
    sign({ remoteId, member, requestId, now }) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      const token = new SignJWT(member === undefined ? {} : { role: member.role })
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(remoteId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSec)
        .setJti(requestId);
      return (member === undefined ? token : token.setSubject(member.memberUid)).sign(privateKey);
    },
  };
}
