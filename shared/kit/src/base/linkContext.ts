import { type AnchorHTMLAttributes, type ComponentType, createContext, type ReactNode, type Ref } from 'react';

/** Props that the kit passes to a link component. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Replaces the current history entry; ignored by plain anchors. */
  replace?: boolean | undefined;
  /** Keeps the scroll position, for links that change only a part of the page. */
  preventScrollReset?: boolean | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

/** `null` without a {@link LinkComponent}; links are then plain anchors. */
export const LinkContext = createContext<LinkComponent | null>(null);
