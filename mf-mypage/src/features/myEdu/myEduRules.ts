import type { EndpointData } from '@haesol/contracts/common';
import type { EnrollState, myEduList } from '@haesol/contracts/learn';
import type { RowLook } from '@haesol/kit';
import { toStateColor } from '#rules/matterStates';

/** Numbers above the list, each with its states, which are also the filter of its link. */
export const summaries = {
  applied: ['APPLIED', 'WAITLIST', 'OFFERED'],
  upcoming: ['APPROVED'],
  learning: ['LEARNING'],
  completed: ['COMPLETED'],
} as const satisfies Record<string, readonly EnrollState[]>;
export const summaryNames = Object.keys(summaries) as readonly (keyof typeof summaries)[];

/** Counts the enrolments in one of these states. */
export function countStates(counted: EndpointData<typeof myEduList>['states'], states: readonly EnrollState[]): number {
  return counted.reduce((sum, { state, cnt }) => (states.includes(state) ? sum + cnt : sum), 0);
}

const tones: Readonly<Partial<Record<string, RowLook['tone']>>> = {
  blue: 'blue',
  sky: 'sky',
  gray: 'gray',
  red: 'red',
  black: 'black',
};

/** Returns border and background of a row, in the colour of its badge. */
export function toRowLook(state: EnrollState): RowLook {
  return { tone: tones[toStateColor('EDU', state)] };
}

/** Lists the expected next states of an enrolment. */
export function listNextStates(state: EnrollState): readonly EnrollState[] {
  const course: readonly EnrollState[] = ['APPLIED', 'APPROVED', 'LEARNING', 'COMPLETED'];
  if (state === 'WAITLIST' || state === 'OFFERED') return course;
  const at = course.indexOf(state);
  return at === -1 ? [] : course.slice(at + 1);
}
