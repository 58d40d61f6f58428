import { findRoute, type Registry, shellPaths } from '@haesol/shared/contracts';
import { isPlainClick, isSiteHref } from '@haesol/shared/routing';
import { useAtomValue } from 'jotai';
import type { ChromeLinkProps } from '../chrome/ChromeLink.tsx';
import { registryAtom } from '../registry/registry.ts';
import { useServices } from '../start/servicesContext.ts';

/** True for what leads somewhere: a page that a remote or the shell owns, a place on this page, another site. */
export function isOpen(registry: Registry, href: string): boolean {
  if (!isSiteHref(href)) return true;
  const { pathname } = new URL(href, 'http://site');
  return shellPaths.some((path) => path === pathname) || findRoute(registry, pathname) !== undefined;
}

/** The chrome's links on the shell's router. A link to a page that nobody has published yet is not drawn. */
export function SiteLink({ href, onClick, ...rest }: ChromeLinkProps) {
  const { base } = useServices();
  const registry = useAtomValue(registryAtom);
  if (!isOpen(registry, href)) return null;
  const inSite = isSiteHref(href);
  const prefetch = inSite ? () => base.prefetch(href) : undefined;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!inSite || event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        base.navigate(href);
      }}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
    />
  );
}
