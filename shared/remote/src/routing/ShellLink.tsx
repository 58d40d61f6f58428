import type { LinkComponentProps } from '@haesol/kit';
import { useShell } from '../context/shellContext.ts';
import { SiteAnchor } from './SiteAnchor.tsx';

/** `href` is any path of the site, or another site's address. */
export type ShellLinkProps = LinkComponentProps;

/** Link from a remote to any path of the site, navigated by the shell's router. */
export function ShellLink(props: ShellLinkProps) {
  return <SiteAnchor {...props} shell={useShell()} />;
}
