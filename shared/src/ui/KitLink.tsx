import ExternalLink from 'lucide-react/icons/external-link';
import { useContext } from 'react';
import { Icon } from './Icon.tsx';
import { type LinkComponentProps, LinkContext } from './linkContext.ts';
import { uiTexts } from './texts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface KitLinkProps extends LinkComponentProps {
  /** Opens a new window and says so. */
  newWindow?: boolean | undefined;
}

/** The one place where the kit makes a link: the injected component, or an anchor for other windows, files and `tel:`. */
export function KitLink({ newWindow = false, replace, preventScrollReset, children, ...rest }: KitLinkProps) {
  const Provided = useContext(LinkContext);
  if (newWindow) {
    return (
      <a {...rest} rel="noopener noreferrer" target="_blank">
        {children}
        <Icon of={ExternalLink} size={16} />
        <VisuallyHidden>{`(${uiTexts.newWindow})`}</VisuallyHidden>
      </a>
    );
  }
  if (Provided === null || rest.download !== undefined || !rest.href.startsWith('/')) {
    return <a {...rest}>{children}</a>;
  }
  return (
    <Provided {...rest} preventScrollReset={preventScrollReset} replace={replace}>
      {children}
    </Provided>
  );
}
