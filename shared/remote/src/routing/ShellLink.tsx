import type { LinkComponentProps } from '@haesol/kit';
import { useShell } from '../context/shellContext.ts';
import { SiteAnchor } from './SiteAnchor.tsx';

/** `href` is any path of the site, or another site's address. */
export type ShellLinkProps = LinkComponentProps;

/** A link of a remote to any path of the site, followed by the shell's router. */
export function ShellLink(props: ShellLinkProps) {
  return <SiteAnchor {...props} shell={useShell()} />;
}
