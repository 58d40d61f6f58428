import type { MouseEvent } from 'react';
import { useShell } from '../lifecycle/shellContext.ts';
import type { LinkComponentProps } from '../ui/linkContext.ts';

/** `href` is any path of the site, or another site's address. */
export type ShellLinkProps = LinkComponentProps;

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === '' || target === '_self') &&
    !event.currentTarget.hasAttribute('download')
  );
}

/**
 * A link to any path of the site: a real address that the shell's router follows, and whose code and data are asked for
 * as soon as a person points at it.
 */
export function ShellLink({ href, replace, preventScrollReset, onClick, ...rest }: ShellLinkProps) {
  const shell = useShell();
  const inSite = href.startsWith('/') && !href.startsWith('//');
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
