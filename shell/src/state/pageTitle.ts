import type { RemoteRoute } from '@haesol/contracts/release';
import type { RouterLocation } from '@haesol/remote/shell-api';
import { messages } from '../messages.ko.ts';

export interface PageNames {
  /** Name of the board or page, as the sub header shows it. */
  readonly place: string;
  /** True where the page has a heading of its own, such as the title of a post. */
  readonly hasOwnHeading: boolean;
  /** For `<title>`. */
  readonly documentTitle: string;
}

/** Key under which a page's title and crumbs are kept: they belong to one address. */
export const toPageKey = ({ pathname, search }: Pick<RouterLocation, 'pathname' | 'search'>): string =>
  `${pathname}${search}`;

/** Names of a page from its route; `own` is what the remote says once it knows. */
export function toPageNames(route: Pick<RemoteRoute, 'title'>, own: string | undefined): PageNames {
  const hasOwnHeading = route.title.includes('{');
  const place = hasOwnHeading ? (route.title.split(' | ').at(-1) ?? '') : route.title;
  const name = own === undefined ? place : hasOwnHeading ? `${own} | ${place}` : own;
  const { site } = messages.brand;
  return { place, hasOwnHeading, documentTitle: name === '' || name === site ? site : `${name} | ${site}` };
}
