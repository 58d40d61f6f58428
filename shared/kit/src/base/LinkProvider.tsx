import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext } from './linkContext.ts';

export interface LinkProviderProps {
  /** Renders every link below, e.g. the router's own link. */
  component: LinkComponent;
  children: ReactNode;
}

/** Tells the kit how to make links, so that the kit itself knows no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
