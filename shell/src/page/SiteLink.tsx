import { findRoute, type Registry, shellPaths } from '@haesol/contracts/release';
import type { LinkComponentProps } from '@haesol/kit';
import { isSiteHref, SiteAnchor } from '@haesol/remote/routing';
import { useAtomValue } from 'jotai';
import { registryAtom } from '../registry/registry.ts';
import { useServices } from '../services/servicesContext.ts';

/** Returns true for a link with a target: a page of a remote or the shell, a fragment of this page, another site. */
function isOpen(registry: Registry, href: string): boolean {
  if (!isSiteHref(href)) return true;
  const { pathname } = new URL(href, 'http://site');
  return shellPaths.some((path) => path === pathname) || findRoute(registry, pathname) !== undefined;
}

/** Link of the shell itself. A link to a page that no remote has published is not rendered. */
export function SiteLink(props: LinkComponentProps) {
  const { base } = useServices();
  const registry = useAtomValue(registryAtom);
  return isOpen(registry, props.href) ? <SiteAnchor {...props} shell={base} /> : null;
}
