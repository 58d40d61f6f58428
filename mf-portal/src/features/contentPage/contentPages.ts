import type { MenuKey } from '@haesol/contracts/common';
import type { EduAudience, EduKind } from '@haesol/contracts/learn';
import { paths, toApplicationHref, toAskHref } from '#paths';

type ActionText =
  | 'book'
  | 'applyAdvice'
  | 'askAdvice'
  | 'askProject'
  | 'askSharing'
  | 'resources'
  | 'askTraining'
  | 'askFounded'
  | 'courses'
  | 'rounds';

/** Actions that begin something; a question or a list is never the main button. */
export const isTask = (text: ActionText): boolean => !text.startsWith('ask') && text !== 'resources';

export interface ContentAction {
  readonly text: ActionText;
  readonly href: string;
}

/** Courses of a page; a table for rounds of one programme. */
export interface ShownCourses {
  readonly aud: EduAudience;
  readonly look: 'cards' | 'table';
  readonly kind?: EduKind;
  readonly field?: string;
}

/** Page composed of blocks, with its additional content. */
export interface ContentPage {
  readonly menuKey: MenuKey;
  /** Category of the notices of its block `notices`. */
  readonly noticeCategory?: string;
  /** Courses in its block `education`. */
  readonly courses?: ShownCourses;
  /** Live counts or lists below the blocks. */
  readonly live?: 'advisors' | 'equipment' | 'projectNotices' | 'programs';
  /** Category of the questions at the end. */
  readonly faqCategory?: string;
  /** Buttons below the blocks, the most likely next step first. */
  readonly actions?: readonly ContentAction[];
}

/** Rounds of field practice, of one field or all. */
const rounds = (field = ''): ShownCourses => ({ aud: 'STUDENT', kind: 'FIELD', field, look: 'table' });

/** Id of the table of rounds, which the first button of the page leads to. */
export const roundsId = 'rounds';

/** Questions about field practice go to the team, who sign the contract with the company. */
const training = [
  { text: 'rounds', href: `#${roundsId}` },
  { text: 'askTraining', href: toAskHref('EDU') },
] as const;

const studentCourses = [{ text: 'courses', href: `${paths.education}?aud=STUDENT` }] as const;

export const contentPages = {
  vision: { menuKey: 'intro_vision' },
  equipment: {
    menuKey: 'cooperation_equ',
    live: 'equipment',
    faqCategory: 'EQUIP',
    actions: [{ text: 'book', href: paths.easyReservation }],
  },
  advice: {
    menuKey: 'cooperation_tech',
    live: 'advisors',
    faqCategory: 'TECH',
    actions: [
      { text: 'applyAdvice', href: toApplicationHref({ type: 'tech' }) },
      { text: 'askAdvice', href: toAskHref('TECH') },
    ],
  },
  project: {
    menuKey: 'cooperation_assn',
    noticeCategory: 'BIZ',
    live: 'projectNotices',
    faqCategory: 'ASSN',
    actions: [{ text: 'askProject', href: toAskHref('ASSN') }],
  },
  sharing: {
    menuKey: 'cooperation_collabo',
    live: 'programs',
    faqCategory: 'COLLABO',
    actions: [
      { text: 'resources', href: paths.resources },
      { text: 'askSharing', href: toAskHref('COLLABO') },
    ],
  },
  future: {
    menuKey: 'studentSupport_future',
    noticeCategory: 'STUDENT',
    courses: { aud: 'STUDENT', kind: 'COURSE', look: 'cards' },
    actions: studentCourses,
  },
  training: { menuKey: 'studentSupport_training', courses: rounds(), actions: training },
  jobTraining: { menuKey: 'studentSupport_jobTraining', courses: rounds('JOBLINK'), actions: training },
  shopTraining: {
    menuKey: 'studentSupport_shopTraining',
    courses: rounds('SHOP'),
    actions: [{ text: 'book', href: paths.easyReservation }],
  },
  spotTraining: { menuKey: 'studentSupport_spotTraining', courses: rounds('SPOT'), actions: training },
  job: {
    menuKey: 'studentSupport_job',
    courses: { aud: 'STUDENT', field: 'CAREER', look: 'cards' },
    actions: studentCourses,
  },
  founded: {
    menuKey: 'studentSupport_founded',
    courses: { aud: 'STUDENT', field: 'STARTUP', look: 'cards' },
    noticeCategory: 'STUDENT',
    actions: [{ text: 'askFounded', href: toAskHref('EDU') }],
  },
  corporateCenter: {
    menuKey: 'corporateCenter',
    actions: [{ text: 'applyAdvice', href: toApplicationHref({ type: 'tech' }) }],
  },
  accessibility: { menuKey: 'terms_accessibility' },
  noMailCollection: { menuKey: 'terms_noMailCollection' },
} as const satisfies Readonly<Record<string, ContentPage>>;
