import { type EduAudience, type MenuKey, toComparablePath } from '@haesol/shared/contracts';
import { paths, toAskHref } from '#paths';

/** A page that is made of blocks alone, and what its blocks show besides. */
export interface ContentPage {
  readonly path: string;
  readonly menuKey: MenuKey;
  /** Category of the notices of its block `notices`. */
  readonly noticeCategory?: string;
  /** Whom the courses of its block `education` are for. */
  readonly audience?: EduAudience;
  /** What a reader may do next, below the blocks. */
  readonly action?: { readonly text: 'book' | 'advice' | 'project' | 'sharing'; readonly href: string };
}

export const contentPages: readonly ContentPage[] = [
  { path: paths.vision, menuKey: 'intro_vision' },
  { path: paths.equipment, menuKey: 'cooperation_equ', action: { text: 'book', href: paths.easyReservation } },
  { path: paths.advice, menuKey: 'cooperation_tech', action: { text: 'advice', href: toAskHref('TECH') } },
  {
    path: paths.project,
    menuKey: 'cooperation_assn',
    noticeCategory: 'BIZ',
    action: { text: 'project', href: toAskHref('ASSN') },
  },
  { path: paths.sharing, menuKey: 'cooperation_collabo', action: { text: 'sharing', href: toAskHref('COLLABO') } },
  { path: paths.future, menuKey: 'studentSupport_future', noticeCategory: 'STUDENT', audience: 'STUDENT' },
  { path: paths.training, menuKey: 'studentSupport_training' },
  { path: paths.jobTraining, menuKey: 'studentSupport_jobTraining' },
  { path: paths.shopTraining, menuKey: 'studentSupport_shopTraining' },
  { path: paths.spotTraining, menuKey: 'studentSupport_spotTraining' },
  { path: paths.job, menuKey: 'studentSupport_job', audience: 'STUDENT' },
  { path: paths.founded, menuKey: 'studentSupport_founded', noticeCategory: 'STUDENT' },
  { path: paths.corporateCenter, menuKey: 'corporateCenter' },
  { path: paths.accessibility, menuKey: 'terms_accessibility' },
  { path: paths.noMailCollection, menuKey: 'terms_noMailCollection' },
];

/** @throws for a path that the routes do not lead here */
export function contentPageOf(pathname: string): ContentPage {
  const wanted = toComparablePath(pathname);
  const page = contentPages.find(({ path }) => toComparablePath(path) === wanted);
  if (page === undefined) throw new Error(`No page of contents is at ${pathname}.`);
  return page;
}
