import type { TelemetryReport } from '@haesol/contracts/release';
import type { AppContext } from '../../context.ts';
import { isWorse } from '../canary/compareFailures.ts';
import { insertAudit } from '../registry/auditRepository.ts';
import { addOne, endCanary } from '../registry/canaryRepository.ts';
import type { RegistrySource, RunningCanary } from '../registry/createRegistry.ts';
import { useMark } from './telemetryRepository.ts';

/** Excludes pages of the first milliseconds of a canary, because processes learn of it up to a second late. */
const settleMs = 5_000;
/** Events that a visitor notices, and parts that the server could not render; not errors from which React recovered, nor retried loads. */
const failureKinds = new Set([
  ...['remote.caught', 'remote.uncaught', 'remote.failed', 'page.error'],
  ...['server.failed', 'tab.frozen'],
]);
const actor = 'canary';

type CountedReport = Pick<TelemetryReport, 'mark' | 'view'> & {
  readonly errors: readonly { readonly kind: string; readonly remote: string; readonly buildId: string }[];
};

export interface FailureParts {
  readonly db: AppContext['db'];
  readonly registry: RegistrySource;
  /** Acquires a place in the limit of the reporting address. */
  acquirePlace(): Promise<boolean>;
}

/** Returns the count that a report increases: of the canary or of `stable`; undefined for neither. */
function findSide({ entry, stableBuildId, startedAt }: RunningCanary, { mark, errors }: CountedReport) {
  if (mark.sentAt < startedAt + settleMs) return undefined;
  const { id } = entry.remoteJson;
  const own = mark.canary[id];
  if (own !== undefined && own !== entry.buildId) return undefined;
  const buildId = own ?? stableBuildId;
  const hasFailed = errors.some(
    (error) => error.remote === id && error.buildId === buildId && failureKinds.has(error.kind),
  );
  return hasFailed ? (own === undefined ? 'stable_failures' : 'canary_failures') : undefined;
}

/** Counts a visitor with a failure, and rolls the canary back if it is significantly worse. */
async function countOne(
  { db, registry }: FailureParts,
  canary: RunningCanary,
  { side, nonce, now }: { side: 'stable_failures' | 'canary_failures'; nonce: string; now: Date },
): Promise<boolean> {
  const { isCounted, isReturned } = await db.transaction().execute(async (trx) => {
    if (!(await useMark(trx, nonce, `canary.${canary.canaryId}`, now))) return { isCounted: false, isReturned: false };
    const row = await addOne(trx, canary.canaryId, side);
    const isReturned =
      row !== undefined &&
      isWorse({ share: row.share, canaryFailures: row.canary_failures, stableFailures: row.stable_failures });
    if (isReturned) {
      await endCanary(trx, row.remote_id, 'RETURNED');
      const { remote_id, build_id: from_build, stable_build_id: to_build } = row;
      await insertAudit(trx, { remote_id, action: 'canary.return', from_build, to_build, actor });
    }
    return { isCounted: row !== undefined, isReturned };
  });
  if (isReturned) registry.invalidate();
  return isCounted;
}

/**
 * Counts a report's failures for running canaries.
 * @param counted canaries for which this visitor's failure was already counted
 * @returns those for which it is counted now
 */
export async function countFailures(
  parts: FailureParts,
  report: CountedReport,
  { counted, now }: { readonly counted: readonly number[]; readonly now: Date },
): Promise<readonly number[]> {
  const { canaries } = await parts.registry.get();
  const added: number[] = [];
  for (const canary of canaries) {
    const side = findSide(canary, report);
    if (side === undefined || counted.includes(canary.canaryId) || !(await parts.acquirePlace())) continue;
    if (await countOne(parts, canary, { side, nonce: report.mark.nonce, now })) added.push(canary.canaryId);
  }
  return added;
}

/** Counts a page view of a canary, for display. */
export async function countCanaryView({ db, registry }: FailureParts, { mark, view }: CountedReport): Promise<void> {
  const { canaries } = await registry.get();
  const own = canaries.find(
    ({ entry }) => entry.remoteJson.id === view.remote && mark.canary[view.remote] === entry.buildId,
  );
  if (own !== undefined) await addOne(db, own.canaryId, 'canary_views');
}
