import { sourceMapFolder, type TelemetryReport } from '@haesol/contracts/release';
import type { AppContext } from '../../context.ts';
import { toSeoulDate } from '../../db/seoulTime.ts';
import type { RegistrySource } from '../registry/createRegistry.ts';
import type { ReleaseStore } from '../registry/ReleaseStore.ts';
import { traceStack } from '../registry/traceStack.ts';
import { readErrorText } from './errorTexts.ts';
import {
  addVitals,
  type CountedError,
  countError,
  countView,
  saveTrace,
  toErrorGroup,
  useMark,
  wasStableSince,
} from './telemetryRepository.ts';

/** Maximum age of the releases that a process serves, in milliseconds. */
const releaseSlackMs = 60_000;

export interface ReportParts {
  readonly db: AppContext['db'];
  readonly registry: RegistrySource;
  readonly store: ReleaseStore;
  /** Returns true if the reporter may add a kind of errors. */
  mayAddError(): Promise<boolean>;
}

type BuildRef = Pick<TelemetryReport['view'], 'remote' | 'buildId'>;

/** Returns true if the page of a mark can have had a build: released then or later, or a canary of this page. */
async function canHave(
  { db, registry }: ReportParts,
  mark: TelemetryReport['mark'],
  { remote, buildId }: BuildRef,
): Promise<boolean> {
  const { shell, remotes } = await registry.get();
  const released = remote === 'shell' ? shell?.buildId : remotes[remote]?.buildId;
  if (released === buildId || mark.canary[remote] === buildId) return true;
  return wasStableSince(db, remote, buildId, new Date(mark.sentAt - releaseSlackMs));
}

async function listAllowed<T extends BuildRef>(parts: ReportParts, mark: TelemetryReport['mark'], items: readonly T[]) {
  const allowed = await Promise.all(items.map((item) => canHave(parts, mark, item)));
  return items.filter((_item, index) => allowed[index]);
}

/** Paths of the site's routes; an invented path would be stored in the database. */
async function createPageOf({ registry }: ReportParts) {
  const { canaries, remotes } = await registry.get();
  const entries = [...Object.values(remotes), ...canaries.map(({ entry }) => entry)];
  const paths = new Set(entries.flatMap(({ remoteJson }) => remoteJson.routes.map(({ path }) => path)));
  return (page: string) => (paths.has(page) ? page : '/');
}

/** Groups the errors of a report, without personal data. */
async function readErrors(parts: ReportParts, { errors }: TelemetryReport, day: string): Promise<CountedError[]> {
  const pageOf = await createPageOf(parts);
  const groups: CountedError[] = [];
  for (const { text, ...error } of errors) {
    const read = { ...error, ...readErrorText(error.kind, text), page: pageOf(error.page), day };
    groups.push(await toErrorGroup(parts.db, read, parts.mayAddError));
  }
  return groups;
}

/** Sorts rows in one order for all reports, to avoid deadlocks. */
function inRowOrder<T extends BuildRef>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const toKey = (item: T) => `${item.remote} ${item.buildId} ${keyOf(item)}`;
  return items.toSorted((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
}

/** Names the sources of new errors by the source maps of their builds. */
async function trace({ db, store }: ReportParts, errors: readonly CountedError[]): Promise<void> {
  for (const error of errors) {
    const traced = await traceStack(error.stack.join('\n'), error.remote, async (buildId, file) => {
      const bytes = await store.read(`${error.remote}/${buildId}/${sourceMapFolder}${file}.map`);
      return bytes?.toString('utf8');
    });
    await saveTrace(db, error, traced);
  }
}

/** Result of counting a report. */
export interface TakenReport {
  readonly errors: readonly CountedError[];
  /** Work after the response is sent. */
  trace(): Promise<void>;
}

/**
 * Counts a report with a genuine mark, if its page can have had the builds and this part has not been counted before.
 * @returns undefined for a report that does not count
 */
export async function takeReport(
  parts: ReportParts,
  report: TelemetryReport,
  now: Date,
): Promise<TakenReport | undefined> {
  const { mark, part, view } = report;
  if (!(await canHave(parts, mark, view))) return undefined;
  const day = toSeoulDate(now);
  const vitals = await listAllowed(parts, mark, [
    ...new Map(report.vitals.map((vital) => [vital.name, vital] as const)).values(),
  ]);
  const allowed = await listAllowed(parts, mark, report.errors);
  const errors = part === 0 ? [] : await readErrors(parts, { ...report, errors: allowed }, day);
  return parts.db.transaction().execute(async (trx) => {
    if (!(await useMark(trx, mark.nonce, String(part), now))) return undefined;
    if (part === 0) {
      await countView(trx, { ...view, day });
      await addVitals(
        trx,
        day,
        inRowOrder(vitals, (one) => one.name),
      );
      return { errors: [], trace: async () => undefined };
    }
    const fresh: CountedError[] = [];
    for (const error of inRowOrder(errors, (one) => one.fingerprint))
      if (await countError(trx, error, now)) fresh.push(error);
    return { errors, trace: () => trace(parts, fresh) };
  });
}
