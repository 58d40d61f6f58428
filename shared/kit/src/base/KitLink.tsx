import ExternalLink from 'lucide-react/icons/external-link';
import { useContext } from 'react';
import { Icon } from './Icon.tsx';
import { type LinkComponentProps, LinkContext } from './linkContext.ts';
import * as uiTexts from './texts.ts';
import { useKitText } from './useKitText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface KitLinkProps extends LinkComponentProps {
  /** Opens a new window and announces it. */
  newWindow?: boolean | undefined;
}

/**
 * Base of all links in the kit: the component of `LinkProvider` for paths of the site, an anchor for new windows, files and
 * `tel:`.
 */
export function KitLink({ newWindow = false, ...link }: KitLinkProps) {
  const say = useKitText();
  const Provided = useContext(LinkContext);
  const isOfSite = !newWindow && link.download === undefined && link.href.startsWith('/');
  if (Provided !== null && isOfSite) return <Provided {...link} />;
  const { replace: _replace, preventScrollReset: _preventScrollReset, children, ...rest } = link;
  if (newWindow) {
    return (
      <a {...rest} rel="noopener noreferrer" target="_blank">
        {children}
        <Icon of={ExternalLink} size={16} />
        <VisuallyHidden>{say(uiTexts.newWindow)}</VisuallyHidden>
      </a>
    );
  }
  return <a {...rest}>{children}</a>;
}
