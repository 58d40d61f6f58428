import * as z from 'zod/mini';
import { instant } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { canaryShape } from './canary.ts';
import { releaseCheck } from './releases.ts';

const liveRelease = z.object({
  /** A remote, or `shell`. */
  id: z.string(),
  buildId: z.string(),
  /** Publisher of the build, its commit, and a flag for uncommitted changes. */
  person: z.string(),
  commit: z.nullable(z.string()),
  isDirty: z.nullable(z.boolean()),
  publishedDt: instant,
  /** Person who moved `stable` to it, with the time. */
  movedBy: z.string(),
  movedDt: instant,
  enabled: z.boolean(),
  notice: z.nullable(z.string()),
  /** Paths and slots that the remote owns; empty for the shell. */
  area: z.array(z.string()),
  slots: z.array(z.string()),
  /** Script of the container, to test that it can be fetched. */
  entry: z.string(),
  integrity: z.string(),
  /** `next` and previews. */
  channels: z.array(z.object({ channel: z.string(), buildId: z.string() })),
  /** Latest check of the build; null if it had none. Absent from responses of the previous server release. */
  check: z.optional(z.nullable(releaseCheck)),
});
export type LiveRelease = z.output<typeof liveRelease>;

const platformOutcome = z.object({
  spec: z.string(),
  passed: z.boolean(),
  detail: z.string(),
  person: z.string(),
  /** Tested site; null for a local combination. */
  site: z.nullable(z.string()),
  reportedDt: instant,
  /** Builds of a failed combination are blocked until the result is overruled. */
  builds: z.array(
    z.object({
      id: z.string(),
      buildId: z.string(),
      overruledBy: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type PlatformOutcome = z.output<typeof platformOutcome>;

const platformCanary = z.object({
  id: z.string(),
  ...canaryShape,
  /** Check of the build, as in a release. Absent from responses of the previous server release. */
  check: z.optional(z.nullable(releaseCheck)),
});
export type PlatformCanary = z.output<typeof platformCanary>;

const platformRemoval = z.object({
  id: z.string(),
  person: z.string(),
  reason: z.string(),
  removedDt: instant,
  /** Paths of the remote, and the time from which other remotes may use them. */
  area: z.array(z.string()),
  freeDt: instant,
});
export type PlatformRemoval = z.output<typeof platformRemoval>;

export const platformGet = defineEndpoint({
  name: 'platform.get',
  method: 'GET',
  path: '/api/v1/platform',
  access: 'member',
  language: 'none',
  response: z.object({
    /** `team`: has the right `QA` or `TEAM:…`; `none`: has neither, and the lists are empty. */
    scope: z.enum(['staff', 'team', 'none']),
    /** Remotes that the member may release; `*` for all. Absent from responses of the previous server release. */
    acts: z.optional(z.array(z.string())),
    releases: z.array(liveRelease),
    /** Latest outcomes of the matrix, failures first. */
    outcomes: z.array(platformOutcome),
    /** Running canaries, then the latest ended ones. */
    canaries: z.array(platformCanary),
    /** Removed remotes, latest first. Absent from responses of the previous server release. */
    removals: z.optional(z.array(platformRemoval)),
  }),
  summary:
    'What pages are made of, who has released it, which canaries run, and what the matrix has found; for staff, QA and teams.',
});

/** Keys in sessionStorage of the load guard: the last reload of this tab, and the builds that it reloaded for. */
export const loadGuardKeys = { lastReload: 'haesol.reload.at', failedBuilds: 'haesol.reload.builds' } as const;
