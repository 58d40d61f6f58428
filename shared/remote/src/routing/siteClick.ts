import type { MouseEvent } from 'react';

/** Returns true for a path of this site; false for another site, `tel:` or a fragment of the page. */
export const isSiteHref = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** Returns true for a click that the site's router handles; all others (another window, a download) are left to the browser. */
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
