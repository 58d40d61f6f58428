import {
  overrideKeys,
  type RegistryOverride,
  type ReleaseManifest,
  withoutOverrideKeys,
} from '@haesol/contracts/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/schema.ts';
import { overrideHours } from '../../http/limits/fixedLimits.ts';
import { readCookie, toCookieName } from '../../http/ownCookies.ts';
import { createOverrideSeal, type SealedOverride } from '../registry/overrideSeal.ts';
import { findWholeRelease } from '../registry/releaseRepository.ts';
import { keepPorts } from './keepPorts.ts';

const hourMs = 3_600_000;

/** Builds of a browser that replace the released ones, with their manifests. */
export interface ActiveOverride extends RegistryOverride {
  readonly releases: readonly ReleaseManifest[];
}

async function findReleases(db: Db, { builds }: RegistryOverride): Promise<readonly ReleaseManifest[] | undefined> {
  const found = await Promise.all(Object.entries(builds).map(([id, buildId]) => findWholeRelease(db, id, buildId)));
  const releases = found.flatMap((release) => (release === undefined ? [] : [release.manifest]));
  return releases.length === found.length ? releases : undefined;
}

/**
 * Override of builds in one browser: a signed HttpOnly cookie.
 * Every `now` is in milliseconds since the epoch.
 */
export function createOverrides(context: Pick<AppContext, 'config' | 'db' | 'findSessionMember' | 'secrets'>) {
  const { config, db, secrets } = context;
  const cookie = createOverrideSeal(secrets, 'cookie');
  const link = createOverrideSeal(secrets, 'link');
  const secure = config.publicUrl.startsWith('https://');
  const name = toCookieName(config, 'hs_mf');
  // Lax, because colleagues open the link from a message.
  const base = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;

  function open(request: FastifyRequest, now: number): SealedOverride | undefined {
    const [until = '', text = '', mac = ''] = (readCookie(config, request, 'hs_mf') ?? '').split('.');
    return mac === '' ? undefined : cookie.open({ text, until, mac }, now);
  }

  const overrides = {
    clear(reply: FastifyReply): void {
      reply.clearCookie(name, base);
    },

    /**
     * Sets builds for the browser, for the time of {@link overrideHours} or until an earlier end.
     * @param parts ports with the session that they end with
     */
    set(
      reply: FastifyReply,
      parts: Omit<SealedOverride, 'until'>,
      now: number,
      end = Number.POSITIVE_INFINITY,
    ): SealedOverride {
      const chosen = { ...parts, until: Math.min(end, now + overrideHours.browser * hourMs) };
      const { text, until, mac } = cookie.seal(chosen);
      const maxAge = Math.max(0, Math.floor((chosen.until - now) / 1000));
      reply.setCookie(name, `${until}.${text}.${mac}`, { ...base, maxAge });
      return chosen;
    },

    /** Reads the browser's override; clears a cookie that has expired, was changed, or names a deleted build. */
    async read(
      request: FastifyRequest,
      reply: FastifyReply,
      now: () => Promise<number>,
    ): Promise<ActiveOverride | undefined> {
      if (readCookie(config, request, 'hs_mf') === undefined) return undefined;
      const at = await now();
      const sealed = open(request, at);
      const chosen = sealed && (await keepPorts(context, sealed, new Date(at)));
      const releases = chosen && (await findReleases(db, chosen));
      if (chosen !== undefined && releases !== undefined) return { ...chosen, releases };
      overrides.clear(reply);
      return undefined;
    },

    /** Returns true if the cookie allows the files of a build. */
    covers(request: FastifyRequest, { id, buildId }: { id: string; buildId: string }, now: number): boolean {
      const builds = open(request, now)?.builds ?? {};
      return Object.hasOwn(builds, id) && builds[id] === buildId;
    },

    /** Returns the query string of a link to a build. */
    toLink(builds: RegistryOverride['builds'], now: number) {
      const until = now + overrideHours.link * hourMs;
      const { text, mac } = link.seal({ builds, until });
      return { search: `?${new URLSearchParams({ mf: text, until: String(until), sig: mac })}`, until };
    },

    /** Accepts a signed link. @returns the URL without its keys, for a redirect; undefined for any other URL */
    async takeLink(
      reply: FastifyReply,
      { pathname, search, searchParams }: URL,
      now: number,
    ): Promise<string | undefined> {
      const [text, until, mac] = overrideKeys.map((key) => searchParams.get(key));
      if (!text || !until || !mac) return undefined;
      const chosen = link.open({ text, until, mac }, now);
      if (chosen === undefined || (await findReleases(db, chosen)) === undefined) return undefined;
      overrides.set(reply, { builds: chosen.builds }, now, chosen.until);
      // Two slashes would redirect to another site.
      return `${pathname.replace(/^\/+/, '/')}${withoutOverrideKeys(search)}`;
    },
  };
  return overrides;
}

export type Overrides = ReturnType<typeof createOverrides>;
