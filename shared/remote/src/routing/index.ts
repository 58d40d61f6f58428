export { type QueryValues, toHref } from './href.ts';
export { ShellLink, type ShellLinkProps } from './ShellLink.tsx';
export { SiteAnchor, type SiteAnchorProps } from './SiteAnchor.tsx';
export { isPlainClick, isSiteHref } from './siteClick.ts';
