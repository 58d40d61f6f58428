import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { readCookie, toCookieName } from '../../http/ownCookies.ts';
import type { RegistryState, RunningCanary } from '../registry/createRegistry.ts';
import { toBuildsText } from '../registry/overrideSeal.ts';

/** Number of groups of visitors; with so few, a group does not identify a person. */
const groups = 10_000;
const groupsAPercent = groups / 100;
/** Offset between canaries, so that they do not always go to the same visitors. Coprime with `groups`. */
const stride = 3_989;
const cookieDays = 30;
const cookieValue = /^(\d{1,4})((?:\.\d{1,9}){0,8})$/;
const keptFailures = 8;

/** Cookie of a browser during canaries: its group, and the canaries for which its failure was counted. */
export interface VisitorGroup {
  readonly group: number;
  readonly counted: readonly number[];
}

/** Returns true for groups with the canary, exactly as many as the share requires. */
export function hasCanary({ canaryId, share }: Pick<RunningCanary, 'canaryId' | 'share'>, group: number): boolean {
  return (group + canaryId * stride) % groups < share * groupsAPercent;
}

/** Replaces released builds by a visitor's canaries. */
export function withCanaries(state: RegistryState, group: number): RegistryState {
  const own = state.canaries.filter((canary) => hasCanary(canary, group));
  if (own.length === 0) return state;
  const builds = Object.fromEntries(own.map(({ entry }) => [entry.remoteJson.id, entry.buildId]));
  return {
    ...state,
    version: `${state.version}+canary:${toBuildsText(builds)}`,
    remotes: { ...state.remotes, ...Object.fromEntries(own.map(({ entry }) => [entry.remoteJson.id, entry])) },
    canary: { builds },
  };
}

/** Cookie with a visitor's group. It exists only while a canary runs, or where the share of a flag decides. */
export function createVisitorGroups(config: Pick<Config, 'publicUrl'>) {
  const name = toCookieName(config, 'hs_group');
  const secure = config.publicUrl.startsWith('https://');
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: cookieDays * 86_400 } as const;

  function read(request: FastifyRequest): VisitorGroup | undefined {
    const [, group, counted = ''] = cookieValue.exec(readCookie(config, request, 'hs_group') ?? '') ?? [];
    if (group === undefined) return undefined;
    return { group: Number(group), counted: counted.split('.').filter(Boolean).map(Number) };
  }

  function write(reply: FastifyReply, { group, counted }: VisitorGroup): void {
    reply.setCookie(name, [group, ...counted].join('.'), options);
  }

  return {
    read,

    /** Returns the group of a visitor; with `isPage`, assigns one if missing. */
    find(request: FastifyRequest, reply: FastifyReply, isPage: boolean): number | undefined {
      const known = read(request);
      if (known !== undefined || !isPage) return known?.group;
      const group = randomInt(groups);
      write(reply, { group, counted: [] });
      return group;
    },

    /** Stores that this visitor's failure was counted, so that a visitor with a failure on every page counts once. */
    remember(request: FastifyRequest, reply: FastifyReply, canaryIds: readonly number[]): void {
      const known = read(request);
      if (known === undefined || canaryIds.length === 0) return;
      write(reply, { ...known, counted: [...known.counted, ...canaryIds].slice(-keptFailures) });
    },
  };
}

export type VisitorGroups = ReturnType<typeof createVisitorGroups>;
