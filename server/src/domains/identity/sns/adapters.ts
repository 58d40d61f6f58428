import * as oauth from 'oauth4webapi';
import * as z from 'zod/mini';
import type { SocialProvider } from '../../../db/schema.ts';
import type { SocialIdentity } from './ticketRepository.ts';

interface AuthorizeRequest {
  readonly state: string;
  readonly nonce: string;
  /** S256 hash of the verifier (RFC 7636). */
  readonly challenge: string;
  /** Requests the provider's login again although the browser is still signed in there. */
  readonly isAgain: boolean;
}

interface CodeExchange {
  readonly code: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Adapter of one provider: the authorization URL, and the identity of those who return. */
export interface SocialAdapter {
  toAuthorizeUrl(request: AuthorizeRequest): string;
  /** @throws on any failure, which is reported as an unreachable provider */
  identify(exchange: CodeExchange, signal: AbortSignal): Promise<SocialIdentity>;
}

interface AdapterSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly fetch: typeof fetch;
}

const toQuery = (values: Readonly<Record<string, string>>) => new URLSearchParams(values).toString();

/** Exchanges a code for a token. A redirect is a failure. */
async function askForToken(
  server: oauth.AuthorizationServer,
  { fetch: send, clientId, clientSecret, redirectUri }: AdapterSettings,
  { code, state, verifier, nonce, more = {} }: TokenRequest,
  signal: AbortSignal,
): Promise<oauth.TokenEndpointResponse> {
  const client = { client_id: clientId };
  const answer = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state);
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(clientSecret),
    answer,
    redirectUri,
    verifier ?? oauth.nopkce,
    { signal, additionalParameters: more, [oauth.customFetch]: send },
  );
  return oauth.processAuthorizationCodeResponse(server, client, response, {
    ...(nonce !== undefined && { expectedNonce: nonce, requireIdToken: true }),
  });
}

interface TokenRequest extends Pick<CodeExchange, 'code' | 'state'> {
  readonly verifier?: string;
  /** Requests the identity by OpenID Connect with it. */
  readonly nonce?: string;
  readonly more?: Readonly<Record<string, string>>;
}

async function askForProfile(url: string, token: string, { fetch: send }: AdapterSettings, signal: AbortSignal) {
  const response = await send(url, { signal, redirect: 'error', headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The provider answered with ${response.status}`);
  return response.json();
}

const servers = {
  naver: { issuer: 'https://nid.naver.com', token_endpoint: 'https://nid.naver.com/oauth2.0/token' },
  kakao: { issuer: 'https://kauth.kakao.com', token_endpoint: 'https://kauth.kakao.com/oauth/token' },
  google: { issuer: 'https://accounts.google.com', token_endpoint: 'https://oauth2.googleapis.com/token' },
} satisfies Readonly<Record<SocialProvider, oauth.AuthorizationServer>>;

const naverProfile = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string(),
    email: z.optional(z.string()),
    name: z.optional(z.string()),
    mobile: z.optional(z.string()),
  }),
});

function createNaver(settings: AdapterSettings): SocialAdapter {
  const { clientId, redirectUri } = settings;
  return {
    toAuthorizeUrl: ({ state, isAgain }) =>
      `https://nid.naver.com/oauth2.0/authorize?${toQuery({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        ...(isAgain && { auth_type: 'reauthenticate' }),
      })}`,
    async identify({ code, state }, signal) {
      const asked = { code, state, more: { state } };
      const { access_token: token } = await askForToken(servers.naver, settings, asked, signal);
      const profile = await askForProfile('https://openapi.naver.com/v1/nid/me', token, settings, signal);
      const { id, email, name, mobile } = z.parse(naverProfile, profile).response;
      // Only a contact address: Naver does not report if it was verified.
      return identity('naver', id, { email, name, tel: mobile, emailVerified: false });
    },
  };
}

const kakaoProfile = z.object({
  id: z.union([z.number(), z.string()]),
  kakao_account: z.optional(
    z.object({
      email: z.optional(z.string()),
      is_email_valid: z.optional(z.boolean()),
      is_email_verified: z.optional(z.boolean()),
      name: z.optional(z.string()),
      phone_number: z.optional(z.string()),
    }),
  ),
});

function createKakao(settings: AdapterSettings): SocialAdapter {
  const { clientId, redirectUri } = settings;
  return {
    toAuthorizeUrl: ({ state, isAgain }) =>
      `https://kauth.kakao.com/oauth/authorize?${toQuery({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        ...(isAgain && { prompt: 'login' }),
      })}`,
    async identify({ code, state }, signal) {
      const { access_token: token } = await askForToken(servers.kakao, settings, { code, state }, signal);
      const profile = await askForProfile('https://kapi.kakao.com/v2/user/me', token, settings, signal);
      const { id, kakao_account: account = {} } = z.parse(kakaoProfile, profile);
      const { email, is_email_valid: isValid, is_email_verified: isVerified, name, phone_number: tel } = account;
      return identity('kakao', String(id), {
        email: isValid === true ? email : undefined,
        name,
        tel,
        emailVerified: isValid === true && isVerified === true,
      });
    },
  };
}

const googleClaims = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
});

function createGoogle(settings: AdapterSettings): SocialAdapter {
  const { clientId, redirectUri } = settings;
  return {
    // It cannot request the password again, so it is not a proof of identity (`reauthProviders`).
    toAuthorizeUrl: ({ state, nonce, challenge }) =>
      `https://accounts.google.com/o/oauth2/v2/auth?${toQuery({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}`,
    async identify({ code, state, nonce, verifier }, signal) {
      const answer = await askForToken(servers.google, settings, { code, state, nonce, verifier }, signal);
      // It came directly from Google over TLS, so its signature need not be checked (OpenID Connect Core 3.1.3.7).
      const claims = z.parse(googleClaims, oauth.getValidatedIdTokenClaims(answer));
      const { sub, email, email_verified: isVerified, name } = claims;
      return identity('google', sub, { email, name, tel: undefined, emailVerified: isVerified === true });
    },
  };
}

function identity(
  provider: SocialProvider,
  subject: string,
  facts: {
    readonly email: string | undefined;
    readonly name: string | undefined;
    readonly tel: string | undefined;
    readonly emailVerified: boolean;
  },
): SocialIdentity {
  if (subject === '') throw new Error('The provider did not say who it is');
  return {
    provider,
    subject,
    email: facts.email?.toLowerCase() ?? null,
    emailVerified: facts.emailVerified,
    name: facts.name ?? null,
    tel: facts.tel ?? null,
  };
}

export const realAdapters: Readonly<Record<SocialProvider, (settings: AdapterSettings) => SocialAdapter>> = {
  naver: createNaver,
  kakao: createKakao,
  google: createGoogle,
};
