import { findRoute, type Registry, shellPaths } from '@haesol/shared/contracts';
import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import type { ChromeLinkProps } from '../chrome/ChromeLink.tsx';
import { registryAtom } from './registry.ts';
import { useServices } from './servicesContext.ts';

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented } = event;
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** True for what leads somewhere: a page that a remote or the shell owns, a place on this page, another site. */
function isOpen(registry: Registry, href: string): boolean {
  if (!href.startsWith('/')) return true;
  const { pathname } = new URL(href, 'http://site');
  return shellPaths.some((path) => path === pathname) || findRoute(registry, pathname) !== undefined;
}

/** The chrome's links on the shell's router. A link to a page that nobody has published yet is not drawn. */
export function SiteLink({ href, onClick, ...rest }: ChromeLinkProps) {
  const { base } = useServices();
  const registry = useAtomValue(registryAtom);
  if (!isOpen(registry, href)) return null;
  const prefetch = () => base.prefetch(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event) || href.startsWith('#')) return;
        event.preventDefault();
        base.navigate(href);
      }}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
    />
  );
}
