import type { Application, ApplicationMenu } from '@haesol/contracts/learn';
import { toHref } from '@haesol/remote/routes';
import { paths } from '#paths';

const refKeys = { EDU: 'eduUid', TECH: undefined, ASSN: 'noticeUid', COLLABO: 'pgmUid' } as const;

/** The form of a draft, where it goes on. */
export function toFormHref({ kind, refUid }: Pick<Application, 'kind' | 'refUid'>): string {
  const key = refKeys[kind];
  return toHref(paths.application, { type: kind.toLowerCase(), ...(key !== undefined && { [key]: refUid }) });
}

/** Page of an application that was handed in. */
export const toApplicationHref = (menu: ApplicationMenu, aplUid: string): string => toHref(paths[menu], { aplUid });

const applyHrefs = {
  tech: toHref(paths.application, { type: 'tech' }),
  assn: paths.projectNotices,
  collabo: paths.programs,
} as const satisfies Readonly<Record<ApplicationMenu, string>>;

/** Where one applies: the form, or the page on which one chooses what for. */
export const toApplyHref = (menu: ApplicationMenu): string => applyHrefs[menu];
