import type { ApplicationState } from '@haesol/contracts/learn';

/** Groups of states for the filter. */
export const stateGroups = {
  DRAFT: ['DRAFT'],
  REVIEW: ['SUBMITTED', 'REVIEWING'],
  SUPPLEMENT: ['SUPPLEMENT'],
  RUNNING: ['MATCHED', 'SELECTED', 'IN_PROGRESS', 'REPORTING'],
  DONE: ['DONE'],
  CLOSED: ['REJECTED', 'WITHDRAWN'],
} as const satisfies Readonly<Record<string, readonly ApplicationState[]>>;
type StateGroup = keyof typeof stateGroups;

/** Counts the applications of each group; empty groups are omitted. */
export function countGroups(states: readonly { readonly state: ApplicationState; readonly cnt: number }[]) {
  return (Object.keys(stateGroups) as StateGroup[]).flatMap((group) => {
    const members: readonly ApplicationState[] = stateGroups[group];
    const count = states.filter(({ state }) => members.includes(state)).reduce((sum, { cnt }) => sum + cnt, 0);
    return count === 0 ? [] : [{ group, count }];
  });
}
