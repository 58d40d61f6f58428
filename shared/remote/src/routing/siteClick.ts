import type { MouseEvent } from 'react';

/** True for a path of this site; false for another site, `tel:` or a place on the page. */
export const isSiteHref = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** True for a click that the site's router follows; all others (another window, a download) are the browser's. */
export function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download')
  );
}
