import * as z from 'zod/mini';
import { instant } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { canaryShape } from './canary.ts';

const liveRelease = z.object({
  /** A remote, or `shell`. */
  id: z.string(),
  buildId: z.string(),
  /** Who has published the build, of which commit, and whether files of its sources were not committed. */
  person: z.string(),
  commit: z.nullable(z.string()),
  isDirty: z.nullable(z.boolean()),
  publishedDt: instant,
  /** Who has moved `stable` to it, and when. */
  movedBy: z.string(),
  movedDt: instant,
  enabled: z.boolean(),
  notice: z.nullable(z.string()),
  /** Paths and slots that are the remote's own; none for the shell. */
  area: z.array(z.string()),
  slots: z.array(z.string()),
  /** The container's script, to test whether it can be fetched. */
  entry: z.string(),
  integrity: z.string(),
  /** `next` and previews. */
  channels: z.array(z.object({ channel: z.string(), buildId: z.string() })),
});
export type LiveRelease = z.output<typeof liveRelease>;

const platformOutcome = z.object({
  spec: z.string(),
  passed: z.boolean(),
  detail: z.string(),
  person: z.string(),
  /** Site that was tried; null for a local mix. */
  site: z.nullable(z.string()),
  reportedDt: instant,
  /** A build of a failed mix stays out of pages until somebody overrules that. */
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

const platformCanary = z.object({ id: z.string(), ...canaryShape });
export type PlatformCanary = z.output<typeof platformCanary>;

export const platformGet = defineEndpoint({
  name: 'platform.get',
  method: 'GET',
  path: '/api/v1/platform',
  access: 'member',
  language: 'none',
  response: z.object({
    /** `team`: a right `QA` or `TEAM:…`; `none`: neither, and the lists are empty. */
    scope: z.enum(['staff', 'team', 'none']),
    releases: z.array(liveRelease),
    /** The last outcomes of the matrix, failures first. */
    outcomes: z.array(platformOutcome),
    /** Canaries that run, then the last ones that have ended. */
    canaries: z.array(platformCanary),
  }),
  summary:
    'What pages are made of, who has released it, which canaries run, and what the matrix has found; for staff, QA and teams.',
});

/** Keys in sessionStorage of what the load guard remembers of this tab: its last reload, and the builds that it reloaded for. */
export const loadGuardKeys = { lastReload: 'haesol.reload.at', failedBuilds: 'haesol.reload.builds' } as const;
