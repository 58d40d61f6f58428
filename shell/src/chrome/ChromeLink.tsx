import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export type ChromeLinkProps = ComponentPropsWithRef<'a'> & {
  href: string;
  'data-look'?: string | undefined;
  'data-size'?: string | undefined;
};

function PlainLink({ children, ...rest }: ChromeLinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<ChromeLinkProps>>(PlainLink);

interface ChromeLinkProviderProps {
  /** Renders a link inside the site; gets the props of `<a>`. */
  component: ComponentType<ChromeLinkProps>;
  children: ReactNode;
}

/** Gives the chrome the shell's router link. Without it links are plain and load a document. */
export function ChromeLinkProvider({ component, children }: ChromeLinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link to a path of this site. */
export function ChromeLink(props: ChromeLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
