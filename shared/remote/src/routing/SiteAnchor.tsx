import type { LinkComponentProps } from '@haesol/kit';
import type { ShellApi } from '../shell-api/shellApi.ts';
import { isPlainClick, isSiteHref } from './siteClick.ts';

export interface SiteAnchorProps extends LinkComponentProps {
  shell: Pick<ShellApi, 'navigate' | 'prefetch'>;
}

/**
 * `<a>` with a real address. A plain click on a path of this site navigates in the shell; hover, focus and touch prefetch the
 * code and data of that page.
 */
export function SiteAnchor({ shell, href, replace, preventScrollReset, onClick, ...rest }: SiteAnchorProps) {
  const inSite = isSiteHref(href);
  const prefetch = inSite ? () => shell.prefetch(href) : undefined;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!inSite || !isPlainClick(event)) return;
        event.preventDefault();
        shell.navigate(href, {
          ...(replace !== undefined && { replace }),
          ...(preventScrollReset !== undefined && { preventScrollReset }),
        });
      }}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
    />
  );
}
