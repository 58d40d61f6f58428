import type { EndpointData } from '@haesol/contracts/common';
import type { EnrollState, myEduList } from '@haesol/contracts/learn';
import type { RowLook } from '@haesol/kit';
import { toStateColor } from '#rules/matterStates';

/** Numbers above the list, each with the states that it counts and leads to. */
export const summaries = {
  applied: ['APPLIED', 'WAITLIST'],
  upcoming: ['APPROVED'],
  learning: ['LEARNING'],
  completed: ['COMPLETED'],
} as const satisfies Record<string, readonly EnrollState[]>;
export const summaryNames = Object.keys(summaries) as readonly (keyof typeof summaries)[];

/** How many enrolments are in one of these states. */
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

/** Edge and ground of a row, in the colour of its badge. */
export function toRowLook(state: EnrollState): RowLook {
  return { tone: tones[toStateColor('EDU', state)] };
}

/** States that an enrolment in this state usually reaches next. */
export function listNextStates(state: EnrollState): readonly EnrollState[] {
  const course: readonly EnrollState[] = ['APPLIED', 'APPROVED', 'LEARNING', 'COMPLETED'];
  if (state === 'WAITLIST') return course;
  const at = course.indexOf(state);
  return at === -1 ? [] : course.slice(at + 1);
}
