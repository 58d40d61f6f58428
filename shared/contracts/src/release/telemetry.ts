import * as z from 'zod/mini';
import { clampedInt, emptyObject, instant } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { isSafePath } from '../common/safePath.ts';
import { releaseBuild, releaseId } from './releases.ts';
import { telemetryLimits, telemetryPath, vitalNames } from './vitals.ts';

/** `remote.…` for events of a remote, `shell.…` for the shell, `page.…` for uncaught errors. */
const errorKind = z.string().check(z.regex(/^[a-z][a-zA-Z0-9.-]{0,40}$/));
/** Route path as in `remote.json`, never the visited address. */
const pagePath = z.string().check(z.maxLength(100), z.regex(/^\/[^\s?#]*$/), z.refine(isSafePath));
const buildShape = { remote: releaseId, buildId: releaseBuild };

/**
 * Signature of the page that reports: mark and time from the header `Server-Timing` of its document, and the canary builds
 * of its registry. Without a genuine one a report does not count.
 */
const pageMark = z.strictObject({
  nonce: z.string().check(z.regex(/^[\w+/]{22}==$/)),
  /** Milliseconds since the epoch. */
  sentAt: z.int().check(z.nonnegative()),
  canary: z.record(releaseId, releaseBuild),
});
export type PageMark = z.output<typeof pageMark>;

export const sendTelemetry = defineEndpoint({
  name: 'ops.telemetry',
  method: 'POST',
  path: telemetryPath,
  access: 'public',
  language: 'none',
  summary:
    'Web vitals or errors of one page view, without personal data. Counts only with the mark of a page that this server has sent, each part of a page view once; whether it counted is not said.',
  body: z.strictObject({
    mark: pageMark,
    /** 0: the vitals of the page view. From 1 on: batches of errors, in their order. */
    part: z.int().check(z.minimum(0), z.maximum(telemetryLimits.parts)),
    vitals: z
      .array(
        z.strictObject({
          ...buildShape,
          name: z.enum(vitalNames),
          value: z.number().check(z.minimum(0), z.maximum(3_600_000)),
        }),
      )
      .check(z.maxLength(vitalNames.length)),
    errors: z
      .array(
        z.strictObject({
          ...buildShape,
          kind: errorKind,
          page: pagePath,
          /** Kind, message and stack of the error as given by the browser. */
          text: z.string().check(z.maxLength(telemetryLimits.errorText)),
        }),
      )
      .check(z.maxLength(telemetryLimits.errors)),
    /** Build of the page's own remote, for the count of page views. */
    view: z.strictObject(buildShape),
  }),
  response: emptyObject,
});
export type TelemetryReport = z.output<typeof sendTelemetry.body>;

const count = z.int();
const day = z.string();
const rating = {
  /** Reports in all. */
  count,
  good: count,
  needsImprovement: count,
  poor: count,
  /** 75th percentile, interpolated between two bounds of the histogram. */
  p75: z.number(),
};
const daysQuery = { days: clampedInt({ min: 1, max: 90, fallback: 7 }) };

/** Page views, errors and vitals of one build over the requested days. */
const buildVitals = z.object({
  ...buildShape,
  /** Current role of the build: `stable`, `canary`, or neither. */
  state: z.enum(['stable', 'canary', 'earlier']),
  viewCnt: count,
  errorCnt: count,
  vitals: z.array(z.object({ name: z.enum(vitalNames), ...rating })),
});
export type BuildVitals = z.output<typeof buildVitals>;

const dayVitals = z.object({
  day,
  remote: releaseId,
  viewCnt: count,
  errorCnt: count,
  vitals: z.array(z.object({ name: z.enum(vitalNames), ...rating })),
});
export type DayVitals = z.output<typeof dayVitals>;

export const telemetryVitals = defineEndpoint({
  name: 'telemetry.vitals',
  method: 'GET',
  path: '/api/v1/telemetry/vitals',
  access: 'member',
  language: 'none',
  query: z.object(daysQuery),
  response: z.object({
    /** By remote, the build of most page views first. */
    builds: z.array(buildVitals),
    /** By day, the earliest first; days without visits are omitted. */
    days: z.array(dayVitals),
  }),
  summary:
    'Web vitals, page views and errors of real visits, by build and by day. For staff, and members with `QA` or the right of a team. Refused with `4030` to others.',
});
export type TelemetryVitals = z.output<typeof telemetryVitals.response>;

const errorGroup = z.object({
  ...buildShape,
  kind: errorKind,
  page: z.string(),
  message: z.string(),
  /** Stack lines, mapped to the sources if source maps are available; empty if the browser gave no stack. */
  stack: z.array(z.string()),
  count,
  firstDt: instant,
  lastDt: instant,
});
export type ErrorGroup = z.output<typeof errorGroup>;

export const telemetryErrors = defineEndpoint({
  name: 'telemetry.errors',
  method: 'GET',
  path: '/api/v1/telemetry/errors',
  access: 'member',
  language: 'none',
  query: z.object({ ...daysQuery, remote: z.optional(releaseId) }),
  response: listOf(errorGroup),
  summary:
    'Errors of real visits, alike ones together, the most frequent first. Staff and `QA` see all of them, a team those of its remote. Refused with `4030` to others.',
});
