import { findRoute, type Registry, shellPaths } from '@haesol/contracts/release';
import type { LinkComponentProps } from '@haesol/kit';
import { isSiteHref, SiteAnchor } from '@haesol/remote/routing';
import { useAtomValue } from 'jotai';
import { registryAtom } from '../registry/registry.ts';
import { useServices } from '../services/servicesContext.ts';

/** True for what leads somewhere: a page that a remote or the shell owns, a place on this page, another site. */
function isOpen(registry: Registry, href: string): boolean {
  if (!isSiteHref(href)) return true;
  const { pathname } = new URL(href, 'http://site');
  return shellPaths.some((path) => path === pathname) || findRoute(registry, pathname) !== undefined;
}

/** A link of the shell itself. A link to a page that no remote has published is not drawn. */
export function SiteLink(props: LinkComponentProps) {
  const { base } = useServices();
  const registry = useAtomValue(registryAtom);
  return isOpen(registry, props.href) ? <SiteAnchor {...props} shell={base} /> : null;
}
