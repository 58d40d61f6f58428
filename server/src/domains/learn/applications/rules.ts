import {
  type ApplicationKind,
  type ApplicationMenu,
  type ApplicationState,
  staffTargets,
} from '@haesol/contracts/learn';
import { brandTextsIn } from '../../../brand/brand.ts';
import type { ContactTexts } from '../../../brand/brandType.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { fieldError } from '../../../http/apiError.ts';
import { listTargets, type Moves } from '../../common/timeline/moves.ts';

/** Moves shared by advice, joint projects and collaboration. */
const sharedMoves = {
  submit: { from: ['DRAFT'], to: 'SUBMITTED', by: ['MEMBER'] },
  review: { from: ['SUBMITTED', 'SUPPLEMENT'], to: 'REVIEWING', by: ['STAFF'] },
  ask: { from: ['REVIEWING'], to: 'SUPPLEMENT', by: ['STAFF'] },
  answer: { from: ['SUPPLEMENT'], to: 'REVIEWING', by: ['MEMBER'] },
  reject: { from: ['REVIEWING'], to: 'REJECTED', by: ['STAFF'] },
  withdraw: { from: ['SUBMITTED', 'REVIEWING', 'SUPPLEMENT'], to: 'WITHDRAWN', by: ['MEMBER'] },
  report: { from: ['IN_PROGRESS'], to: 'REPORTING', by: ['STAFF'] },
  finish: { from: ['REPORTING'], to: 'DONE', by: ['STAFF'] },
} as const satisfies Moves<ApplicationState>;

const adviceMoves = {
  ...sharedMoves,
  match: { from: ['REVIEWING'], to: 'MATCHED', by: ['STAFF'] },
  start: { from: ['MATCHED'], to: 'IN_PROGRESS', by: ['STAFF'] },
} as const satisfies Moves<ApplicationState>;

const supportMoves = {
  ...sharedMoves,
  select: { from: ['REVIEWING'], to: 'SELECTED', by: ['STAFF'] },
  start: { from: ['SELECTED'], to: 'IN_PROGRESS', by: ['STAFF'] },
} as const satisfies Moves<ApplicationState>;

/** State machine of each kind of application. */
export const applicationMoves = {
  TECH: adviceMoves,
  ASSN: supportMoves,
  COLLABO: supportMoves,
} as const satisfies Readonly<Record<ApplicationKind, Moves<ApplicationState>>>;

/** States before or after the review. */
export const closedStates: readonly ApplicationState[] = ['DRAFT', 'REJECTED', 'DONE', 'WITHDRAWN'];

/** States of advice in which the adviser's visit can be set or moved. */
export const visitStates: readonly ApplicationState[] = ['MATCHED', 'IN_PROGRESS'];

/** Shown to members for a visit without a place. */
export const openPlace = '담당자와 협의';

/** @throws {ApiError} `4000` for a visit at a time that has passed */
export function checkVisitTime(visitDt: string, now: Date): void {
  if (new Date(visitDt) <= now) throw fieldError('visitDt', '방문 일시를 지금 이후로 입력해 주세요.');
}

/** Returns true after the deadline, a day in Asia/Seoul. */
export const isOverdue = (dueDt: string | null, now: Date): boolean => dueDt !== null && dueDt < toSeoulDate(now);

const courseOf = (kind: ApplicationKind): readonly ApplicationState[] => [
  'SUBMITTED',
  'REVIEWING',
  kind === 'TECH' ? 'MATCHED' : 'SELECTED',
  'IN_PROGRESS',
  'REPORTING',
  'DONE',
];

/** Returns the states that usually follow; empty for a closed application. */
export function listAhead(kind: ApplicationKind, state: ApplicationState): ApplicationState[] {
  const course = courseOf(kind);
  const at = course.indexOf(state === 'SUPPLEMENT' ? 'REVIEWING' : state);
  return at === -1 ? [] : course.slice(at + 1);
}

/** Returns the states to which staff can move it. */
export function listStaffTargets(kind: ApplicationKind, state: ApplicationState) {
  const open = listTargets<ApplicationState>(applicationMoves[kind], state, 'STAFF');
  return staffTargets.filter((to) => open.includes(to));
}

export const kindOfMenu = {
  tech: 'TECH',
  assn: 'ASSN',
  collabo: 'COLLABO',
} as const satisfies Readonly<Record<ApplicationMenu, ApplicationKind>>;

/** Prefix of an application's number, its key in paths, and the text of the brand with its contact. */
export const applicationOffices = {
  TECH: { letter: 'T', menu: 'tech', name: '기술자문', contact: 'adviceContact' },
  ASSN: { letter: 'A', menu: 'assn', name: '공동과제', contact: 'projectContact' },
  COLLABO: { letter: 'C', menu: 'collabo', name: '공유·협업 지원', contact: 'sharingContact' },
} as const satisfies Readonly<
  Record<ApplicationKind, { letter: string; menu: ApplicationMenu; name: string; contact: keyof ContactTexts }>
>;

/** Returns team and phone for questions about an application. */
export const contactOf = (kind: ApplicationKind): string => brandTextsIn('ko')[applicationOffices[kind].contact];
