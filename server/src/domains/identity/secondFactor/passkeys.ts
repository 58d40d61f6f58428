import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { getBrand } from '../../../brand/brand.ts';
import type { AppContext } from '../../../context.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { readFactors } from './factors.ts';

type Json = Record<string, unknown>;

/** Loads the library at its first use: its 300 modules would delay each start of the server. */
const loadWebauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256; the library's default probes for algorithms that Node calls experimental. */
const algorithms = [-8, -7, -257];

export interface NewPasskey {
  readonly memberUid: string;
  readonly name: string;
  readonly credential: unknown;
  readonly challenge: string;
  readonly now: Date;
}

export interface PasskeyUse {
  readonly memberUid: string;
  readonly credential: unknown;
  readonly challenge: string;
  readonly now: Date;
}

/** Passkeys by WebAuthn, bound to the host of the public URL. */
export function createPasskeys({ config }: Pick<AppContext, 'config'>) {
  const { origin, hostname } = new URL(config.publicUrl);
  const toCredentials = (rows: readonly { credential_id: string; transports: string[] }[]) =>
    rows.map(({ credential_id, transports }) => ({ id: credential_id, transports }));

  return {
    async toCreationOptions(
      db: Kysely<Database>,
      { memberUid, email, name }: { memberUid: string; email: string; name: string },
    ) {
      const { passkeys } = await readFactors(db, memberUid);
      const { generateRegistrationOptions } = await loadWebauthn();
      const options = await generateRegistrationOptions({
        rpName: getBrand().portal,
        rpID: hostname,
        userName: email,
        userDisplayName: name,
        userID: new TextEncoder().encode(memberUid),
        excludeCredentials: toCredentials(passkeys),
        supportedAlgorithmIDs: algorithms,
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      return { challenge: options.challenge, options: { ...options } as Json };
    },

    /** @returns false for a response that does not fit the challenge, or a passkey that exists */
    async add(trx: Trx, { memberUid, name, credential, challenge, now }: NewPasskey): Promise<boolean> {
      const { verifyRegistrationResponse } = await loadWebauthn();
      const result = await verifyRegistrationResponse({
        response: credential as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: false,
      }).catch(() => undefined);
      if (result?.verified !== true) return false;
      const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential;
      const row = await trx
        .insertInto('member_passkey')
        .values({
          passkey_uid: createUid(),
          member_uid: memberUid,
          credential_id: id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          sign_cnt: String(counter),
          transports,
          name,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returning('passkey_uid')
        .executeTakeFirst();
      return row !== undefined;
    },

    async toRequestOptions(db: Kysely<Database>, memberUid: string) {
      const { passkeys } = await readFactors(db, memberUid);
      const { generateAuthenticationOptions } = await loadWebauthn();
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        allowCredentials: toCredentials(passkeys),
        userVerification: 'preferred',
      });
      return { challenge: options.challenge, options: { ...options } as Json };
    },

    /** @returns false for a response that does not fit, or a copied passkey, whose counter goes back */
    async use(trx: Trx, { memberUid, credential, challenge, now }: PasskeyUse): Promise<boolean> {
      const response = credential as AuthenticationResponseJSON;
      const row = await trx
        .selectFrom('member_passkey')
        .selectAll()
        .where('credential_id', '=', response.id)
        .where('member_uid', '=', memberUid)
        .forUpdate()
        .executeTakeFirst();
      if (row === undefined) return false;
      const { verifyAuthenticationResponse } = await loadWebauthn();
      const result = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: false,
        credential: {
          id: row.credential_id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: Number(row.sign_cnt),
        },
      }).catch(() => undefined);
      if (result?.verified !== true) return false;
      await trx
        .updateTable('member_passkey')
        .set({ sign_cnt: String(result.authenticationInfo.newCounter), used_at: now })
        .where('passkey_uid', '=', row.passkey_uid)
        .execute();
      return true;
    },
  };
}
