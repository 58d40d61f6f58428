import { errorCodes } from '@haesol/contracts/common';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Config } from '../../config.ts';
import { ApiError } from '../../http/apiError.ts';

/** Asymmetric algorithms alone: `none` and HMAC with a public key as its secret are refused. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA'];
const clockToleranceSec = 30;
const keysTimeoutMs = 3_000;

/** Failures of the token itself; all others are of the issuer's server. */
const isOfToken = (error: unknown) =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';

/** Reads tokens of the CI services of `OIDC_ISSUERS`; their keys are fetched when first needed, and kept. */
export function createCiTokens({ oidcIssuers, publicUrl }: Pick<Config, 'oidcIssuers' | 'publicUrl'>) {
  const keySets = new Map<string, JWTVerifyGetKey>();

  function findKeys(issuer: string): JWTVerifyGetKey | undefined {
    const url = oidcIssuers.get(issuer);
    if (url === undefined) return undefined;
    const keys = keySets.get(issuer) ?? createRemoteJWKSet(new URL(url), { timeoutDuration: keysTimeoutMs });
    keySets.set(issuer, keys);
    return keys;
  }

  return {
    /**
     * Checks signature, issuer, audience (this site) and time.
     * @returns the subject; undefined for an invalid token
     * @throws {ApiError} 503 while the keys cannot be fetched
     */
    async readSubject(token: string, issuer: string, now: Date): Promise<string | undefined> {
      const keys = findKeys(issuer);
      if (keys === undefined) return undefined;
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms,
          issuer,
          audience: publicUrl,
          currentDate: now,
          clockTolerance: clockToleranceSec,
          requiredClaims: ['sub', 'exp'],
        });
        return payload.sub;
      } catch (error) {
        if (isOfToken(error)) return undefined;
        throw new ApiError(errorCodes.serverError, { http: 503, retryAfterSec: 2, cause: error });
      }
    },
  };
}
