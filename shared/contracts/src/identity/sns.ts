import * as z from 'zod/mini';
import { instant } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { signInData } from './auth.ts';
import { socialProvider, ticket } from './member.ts';

export const snsProviders = defineEndpoint({
  name: 'sns.providers',
  method: 'GET',
  path: '/api/v1/auth/sns/providers',
  access: 'public',
  language: 'header',
  summary: 'Providers that one can sign in with here.',
  response: listOf(z.object({ provider: socialProvider })),
});

export const snsCallback = defineEndpoint({
  name: 'sns.callback',
  method: 'POST',
  path: '/api/v1/auth/sns/callback',
  access: 'public',
  language: 'header',
  summary: 'What a provider has sent back: signs in, or says what is to be done next.',
  body: z.strictObject({
    provider: socialProvider,
    code: z.optional(z.string().check(z.maxLength(2_000))),
    state: z.string().check(z.maxLength(200)),
    error: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    /**
     * `LINK`: adds this account to the signed-in one. `REAUTH`: the identity was verified again; `auth.reauth` takes the ticket.
     */
    result: z.enum(['LOGIN', 'NEED_JOIN', 'NEED_LINK', 'LINK', 'REAUTH']),
    next: z.string(),
    ...z.partial(signInData).shape,
    snsTicket: z.optional(z.string()),
    prefill: z.optional(
      z.object({
        name: z.nullable(z.string()),
        email: z.nullable(z.string()),
        tel: z.nullable(z.string()),
        emailVerified: z.boolean(),
      }),
    ),
    /** Masked id of the account that already has the same address. */
    maskedId: z.optional(z.string()),
  }),
});

export const snsLink = defineEndpoint({
  name: 'sns.link',
  method: 'POST',
  path: '/api/v1/auth/sns/link',
  access: 'public',
  language: 'header',
  summary: 'Adds a social account to the one of the same address, whose owner proves to be the same person.',
  body: z.strictObject({
    snsTicket: ticket,
    password: z.optional(z.string().check(z.maxLength(256))),
    certToken: z.optional(ticket),
  }),
  response: signInData,
});

const linkList = listOf(z.object({ provider: socialProvider, linkedDt: instant }));

export const addSns = defineEndpoint({
  name: 'mypage.addSns',
  method: 'POST',
  path: '/api/v1/mypage/sns/{provider}',
  access: 'member',
  language: 'header',
  summary: 'Adds a social account to the one that is signed in, within ten minutes of a proof of identity.',
  params: z.object({ provider: socialProvider }),
  body: z.strictObject({ snsTicket: ticket }),
  response: linkList,
});

export const removeSns = defineEndpoint({
  name: 'mypage.removeSns',
  method: 'DELETE',
  path: '/api/v1/mypage/sns/{provider}',
  access: 'member',
  language: 'header',
  summary: 'Takes a social account away, unless it is the last way to sign in; asks for the header x-reauth.',
  params: z.object({ provider: socialProvider }),
  response: linkList,
});
