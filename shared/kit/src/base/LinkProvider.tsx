import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext } from './linkContext.ts';

export interface LinkProviderProps {
  /** Renders all links in the subtree, e.g. the router's link. */
  component: LinkComponent;
  children: ReactNode;
}

/** Sets the link component, so that the kit depends on no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
