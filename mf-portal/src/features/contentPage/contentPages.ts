import type { EduAudience, MenuKey } from '@haesol/shared/contracts';
import { paths, toAskHref } from '#paths';

/** A page that is made of blocks alone, and what its blocks show besides. */
export interface ContentPage {
  readonly menuKey: MenuKey;
  /** Category of the notices of its block `notices`. */
  readonly noticeCategory?: string;
  /** Whom the courses of its block `education` are for. */
  readonly audience?: EduAudience;
  /** Button below the blocks: the next step of a reader. */
  readonly action?: { readonly text: 'book' | 'advice' | 'project' | 'sharing'; readonly href: string };
}

export const contentPages = {
  vision: { menuKey: 'intro_vision' },
  equipment: { menuKey: 'cooperation_equ', action: { text: 'book', href: paths.easyReservation } },
  advice: { menuKey: 'cooperation_tech', action: { text: 'advice', href: toAskHref('TECH') } },
  project: {
    menuKey: 'cooperation_assn',
    noticeCategory: 'BIZ',
    action: { text: 'project', href: toAskHref('ASSN') },
  },
  sharing: { menuKey: 'cooperation_collabo', action: { text: 'sharing', href: toAskHref('COLLABO') } },
  future: { menuKey: 'studentSupport_future', noticeCategory: 'STUDENT', audience: 'STUDENT' },
  training: { menuKey: 'studentSupport_training' },
  jobTraining: { menuKey: 'studentSupport_jobTraining' },
  shopTraining: { menuKey: 'studentSupport_shopTraining' },
  spotTraining: { menuKey: 'studentSupport_spotTraining' },
  job: { menuKey: 'studentSupport_job', audience: 'STUDENT' },
  founded: { menuKey: 'studentSupport_founded', noticeCategory: 'STUDENT' },
  corporateCenter: { menuKey: 'corporateCenter' },
  accessibility: { menuKey: 'terms_accessibility' },
  noMailCollection: { menuKey: 'terms_noMailCollection' },
} as const satisfies Readonly<Record<string, ContentPage>>;
