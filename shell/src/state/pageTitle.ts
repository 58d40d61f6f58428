import type { RemoteRoute } from '@haesol/contracts/release';
import type { RouterLocation } from '@haesol/remote/shell-api';
import { messages } from '../messages.ko.ts';

export interface PageNames {
  /** Name of the board or page, as shown in the sub header. */
  readonly place: string;
  /** True if the page has its own heading, such as the title of a post. */
  readonly hasOwnHeading: boolean;
  /** For `<title>`. */
  readonly documentTitle: string;
}

/** Key of a page's title and breadcrumbs: they belong to one address. */
export const toPageKey = ({ pathname, search }: Pick<RouterLocation, 'pathname' | 'search'>): string =>
  `${pathname}${search}`;

/** Returns the names of a page from its route; `own` is the title that the remote has set. */
export function toPageNames(route: Pick<RemoteRoute, 'title'>, own: string | undefined): PageNames {
  const hasOwnHeading = route.title.includes('{');
  const place = hasOwnHeading ? (route.title.split(' | ').at(-1) ?? '') : route.title;
  const name = own === undefined ? place : hasOwnHeading ? `${own} | ${place}` : own;
  const { site } = messages.brand;
  return { place, hasOwnHeading, documentTitle: name === '' || name === site ? site : `${name} | ${site}` };
}
