import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import type { SocialProvider } from '../../../db/schema.ts';
import { pagePaths } from '../../../mail/pagePaths.ts';
import { realAdapters, type SocialAdapter } from './adapters.ts';
import { createDevProvider } from './devProvider.ts';

const providers: readonly SocialProvider[] = ['kakao', 'naver', 'google'];

/** Returns the real provider if keys are configured; otherwise the built-in one in demo mode, and undefined in production. */
export function createAdapters(context: AppContext) {
  const { config } = context;
  const dev = config.mode === 'demo' ? createDevProvider(context) : undefined;
  const adapters = new Map<SocialProvider, SocialAdapter>();
  for (const provider of providers) {
    const keys = config.social[provider];
    const redirectUri = `${config.publicUrl}${pagePaths.socialCallback}?provider=${provider}`;
    if (keys !== undefined) adapters.set(provider, realAdapters[provider]({ ...keys, redirectUri, fetch }));
    else if (dev !== undefined) adapters.set(provider, dev.createAdapter(provider));
  }
  return { adapters, installPages: (app: FastifyInstance) => dev?.install(app) };
}
