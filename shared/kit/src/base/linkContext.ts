import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref } from 'react';

/** What the kit asks of whatever renders its links. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Replaces the current entry of the history; a plain anchor has no such thing. */
  replace?: boolean | undefined;
  /** Keeps the scroll position, for links that only change a part of the page. */
  preventScrollReset?: boolean | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

/** `null` where no {@link LinkComponent} was provided; links are then plain anchors. */
export const LinkContext = createContext<LinkComponent | null>(null);
