import type { Application, ApplicationMenu } from '@haesol/contracts/learn';
import { toHref } from '@haesol/remote/routes';
import { paths } from '#paths';

const refKeys = { EDU: 'eduUid', TECH: undefined, ASSN: 'noticeUid', COLLABO: 'pgmUid' } as const;

/** Returns the form that continues a draft. */
export function toFormHref({ kind, refUid }: Pick<Application, 'kind' | 'refUid'>): string {
  const key = refKeys[kind];
  return toHref(paths.application, { type: kind.toLowerCase(), ...(key !== undefined && { [key]: refUid }) });
}

/** Returns the page of a submitted application. */
export const toApplicationHref = (menu: ApplicationMenu, aplUid: string): string => toHref(paths[menu], { aplUid });

const applyHrefs = {
  tech: toHref(paths.application, { type: 'tech' }),
  assn: paths.projectNotices,
  collabo: paths.programs,
} as const satisfies Readonly<Record<ApplicationMenu, string>>;

/** Returns the application form, or the page for choosing a programme. */
export const toApplyHref = (menu: ApplicationMenu): string => applyHrefs[menu];
