import { listLine, type ReleaseCheck } from '@haesol/contracts/release';

/** Changes of a remote, each made by the calls of the command of the same name. */
export const acts = ['promote', 'rollback', 'canary', 'stop', 'overrule', 'remove'] as const;
export type Act = (typeof acts)[number];

interface StoredBuild {
  readonly buildId: string;
  readonly channels: readonly string[];
  readonly check: ReleaseCheck | null;
}

/** State of a remote that decides what can be done with it. */
export interface RemoteState {
  readonly id: string;
  /** Build of `stable`; undefined for a remote that pages do not have. */
  readonly stable: string | undefined;
  /** Build of the shell that pages have. */
  readonly shell: string | undefined;
  readonly builds: readonly StoredBuild[];
  /** Audit of the remote, newest entry first. */
  readonly audit: Parameters<typeof listLine>[0];
  readonly hasCanary: boolean;
  /** Builds that a failed mix keeps from `stable`. */
  readonly blocked: readonly string[];
}

/** Returns the build that a rollback of `stable` leads to. */
export const findEarlier = ({ audit }: Pick<RemoteState, 'audit'>): string | undefined =>
  listLine(audit, 'stable').at(-2);

/** Lists the builds that an act may choose. */
export function listChoices(act: Act, { builds, stable, blocked }: RemoteState): readonly string[] {
  if (act === 'overrule') return blocked;
  if (act !== 'promote' && act !== 'canary') return [];
  return builds.map(({ buildId }) => buildId).filter((buildId) => buildId !== stable);
}

/** Returns true for an act that is possible now. */
export function isPossible(act: Act, state: RemoteState): boolean {
  const isShell = state.id === 'shell';
  if (act === 'rollback') return findEarlier(state) !== undefined;
  if (act === 'stop') return state.hasCanary;
  if (act === 'remove') return !isShell && state.stable !== undefined;
  if (act === 'canary' && (isShell || state.hasCanary || state.stable === undefined)) return false;
  return listChoices(act, state).length > 0;
}

/** Returns true for a build without a passed check against the present shell: visitors get it only for a reason. */
export function needsReason(act: Act, buildId: string, { id, builds, shell }: RemoteState): boolean {
  if (act === 'overrule' || act === 'remove') return true;
  if ((act !== 'promote' && act !== 'canary') || buildId === '' || id === 'shell') return false;
  const check = builds.find((build) => build.buildId === buildId)?.check ?? null;
  if (check === null || check.reason !== null || check.faults.length > 0) return true;
  return shell !== undefined && !check.shells.includes(shell);
}
