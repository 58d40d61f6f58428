import type { MenuKey } from '@haesol/contracts/common';
import type { EduAudience } from '@haesol/contracts/learn';
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
  | 'courses';

/** Actions that begin something; a question or a list is never the main button. */
export const isTask = (text: ActionText): boolean => !text.startsWith('ask') && text !== 'resources';

export interface ContentAction {
  readonly text: ActionText;
  readonly href: string;
}

/** Page composed of blocks, with its additional content. */
export interface ContentPage {
  readonly menuKey: MenuKey;
  /** Category of the notices of its block `notices`. */
  readonly noticeCategory?: string;
  /** Audience of the courses in its block `education`. */
  readonly audience?: EduAudience;
  /** Live counts or lists below the blocks. */
  readonly live?: 'advisors' | 'equipment' | 'projectNotices' | 'programs';
  /** Category of the questions at the end. */
  readonly faqCategory?: string;
  /** Buttons below the blocks, the most likely next step first. */
  readonly actions?: readonly ContentAction[];
}

/** Practical training is requested from the team, who sign the contract with the company. */
const askTraining = [{ text: 'askTraining', href: toAskHref('EDU') }] as const;

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
    audience: 'STUDENT',
    actions: studentCourses,
  },
  training: { menuKey: 'studentSupport_training', actions: askTraining },
  jobTraining: { menuKey: 'studentSupport_jobTraining', actions: askTraining },
  shopTraining: {
    menuKey: 'studentSupport_shopTraining',
    actions: [{ text: 'book', href: paths.easyReservation }],
  },
  spotTraining: { menuKey: 'studentSupport_spotTraining', actions: askTraining },
  job: { menuKey: 'studentSupport_job', audience: 'STUDENT', actions: studentCourses },
  founded: {
    menuKey: 'studentSupport_founded',
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
