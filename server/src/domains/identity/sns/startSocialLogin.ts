import { createHash, randomBytes } from 'node:crypto';
import { toSafePath } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { SocialProvider, SocialPurpose } from '../../../db/schema.ts';
import { hashToken } from '../session/tokens.ts';
import type { SocialAdapter } from './adapters.ts';
import { createSnsRepository } from './repository.ts';

/** Time limit at the provider. */
export const requestSec = 600;
const purposes: Readonly<Record<string, SocialPurpose>> = { link: 'LINK', reauth: 'REAUTH' };

export const createSecretText = (): string => randomBytes(32).toString('base64url');

interface StartRequest {
  readonly provider: SocialProvider;
  /** Requested path after the login. */
  readonly next: string;
  /** Requested purpose: `link`, `reauth`, else a login. */
  readonly purpose: string;
  /** Secret in this browser's cookie, so that another browser cannot finish what this one started. */
  readonly browser: string;
}

/** Stores the request, to recognise the provider's response. @returns the provider's URL */
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
