import { useShell } from '../lifecycle/shellContext.ts';
import type { LinkComponentProps } from '../ui/linkContext.ts';
import { isPlainClick, isSiteHref } from './siteClick.ts';

/** `href` is any path of the site, or another site's address. */
export type ShellLinkProps = LinkComponentProps;

/**
 * A link to any path of the site: a real address that the shell's router follows, and whose code and data are asked for
 * as soon as a person points at it.
 */
export function ShellLink({ href, replace, preventScrollReset, onClick, ...rest }: ShellLinkProps) {
  const shell = useShell();
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
