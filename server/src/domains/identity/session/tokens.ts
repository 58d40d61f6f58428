import { createHash, createHmac, createPublicKey, randomBytes } from 'node:crypto';
import { CompactSign, compactVerify } from 'jose';
import * as z from 'zod/mini';
import { isEqual } from '../../../http/constantTime.ts';
import { deriveSigningKey, type Secrets } from '../../../http/secrets.ts';

export const accessSeconds = 900;

const issuer = 'haesol';
const audience = 'haesol-api';
const type = 'at+jwt';
const maxTokenLength = 2048;

const claimsSchema = z.object({
  iss: z.literal(issuer),
  aud: z.literal(audience),
  sub: z.string(),
  sid: z.string(),
  ver: z.int(),
  iat: z.int(),
  exp: z.int(),
});

export interface AccessClaims {
  readonly memberUid: string;
  readonly sessionId: string;
  readonly version: number;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface RefreshParts {
  readonly sessionId: string;
  readonly generation: number;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function createTokens(secrets: Secrets) {
  const privateKey = deriveSigningKey(secrets, 'access token');
  const publicKey = createPublicKey(privateKey);
  const refreshKey = secrets.derive('refresh token');

  const macOf = (text: string) => createHmac('sha256', refreshKey).update(text).digest().subarray(0, 16);

  return {
    /** Rounds the end up: it is not before that of idle staff, so that a poll never causes a refresh, which prolongs a session. */
    async signAccess(member: { memberUid: string; version: number }, sessionId: string, now: Date): Promise<string> {
      const seconds = now.getTime() / 1000;
      const times = { iat: Math.floor(seconds), exp: Math.ceil(seconds) + accessSeconds };
      const claims = {
        iss: issuer,
        aud: audience,
        sub: member.memberUid,
        sid: sessionId,
        ver: member.version,
        ...times,
      };
      return new CompactSign(Buffer.from(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'EdDSA', typ: type })
        .sign(privateKey);
    },

    /** Checks only signature and claims; the caller checks the time. @returns undefined for a foreign token */
    async readAccess(token: string): Promise<AccessClaims | undefined> {
      if (token.length > maxTokenLength) return undefined;
      try {
        const { payload, protectedHeader } = await compactVerify(token, publicKey, { algorithms: ['EdDSA'] });
        if (protectedHeader.typ !== type) return undefined;
        const claims = z.safeParse(claimsSchema, JSON.parse(Buffer.from(payload).toString('utf8')));
        if (!claims.success) return undefined;
        const { sub, sid, ver, iat, exp } = claims.data;
        return {
          memberUid: sub,
          sessionId: sid,
          version: ver,
          issuedAt: new Date(iat * 1000),
          expiresAt: new Date(exp * 1000),
        };
      } catch {
        // Not a token, or not signed by this key: same as no token.
        return undefined;
      }
    },

    /** Creates 256 random bits, bound to session and generation by a MAC, so that an invented token revokes nothing. */
    createRefresh(sessionId: string, generation: number): string {
      const body = `${sessionId}.${generation}.${randomBytes(32).toString('base64url')}`;
      return `${body}.${macOf(body).toString('base64url')}`;
    },

    readRefresh(token: string): RefreshParts | undefined {
      const at = token.lastIndexOf('.');
      if (at < 0 || token.length > 256) return undefined;
      const body = token.slice(0, at);
      if (!isEqual(macOf(body), Buffer.from(token.slice(at + 1), 'base64url'))) return undefined;
      const [sessionId = '', generation = ''] = body.split('.');
      return { sessionId, generation: Number(generation) };
    },
  };
}
