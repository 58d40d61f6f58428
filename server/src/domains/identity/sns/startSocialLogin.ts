import { createHash, randomBytes } from 'node:crypto';
import { toSafePath } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { SocialProvider, SocialPurpose } from '../../../db/schema.ts';
import { hashToken } from '../session/tokens.ts';
import type { SocialAdapter } from './adapters.ts';
import { createSnsRepository } from './repository.ts';

/** How long a person may take at the provider. */
export const requestSec = 600;
const purposes: Readonly<Record<string, SocialPurpose>> = { link: 'LINK', reauth: 'REAUTH' };

export const createSecretText = (): string => randomBytes(32).toString('base64url');

interface StartRequest {
  readonly provider: SocialProvider;
  /** Where to go afterwards, as the address says. */
  readonly next: string;
  /** As the address says: `link`, `reauth`, else a login. */
  readonly purpose: string;
  /** Secret of this browser's cookie, so that another browser cannot finish what this one began. */
  readonly browser: string;
}

/** Notes the request, for the provider's answer to be recognised. @returns the provider's address to go to */
export async function startSocialLogin(
  { clock, db }: AppContext,
  adapter: SocialAdapter,
  { provider, next, purpose, browser }: StartRequest,
): Promise<string> {
  const now = await clock.now();
  const state = createSecretText();
  const verifier = createSecretText();
  const nonce = createSecretText();
  await createSnsRepository(db).createRequest({
    stateHash: hashToken(state),
    provider,
    browserHash: hashToken(browser),
    verifier,
    nonce,
    purpose: purposes[purpose] ?? 'LOGIN',
    next: toSafePath(next),
    exp: new Date(now.getTime() + requestSec * 1000),
  });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return adapter.toAuthorizeUrl({ state, nonce, challenge, isAgain: purpose === 'reauth' });
}
