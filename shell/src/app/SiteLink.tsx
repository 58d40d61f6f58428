import type { MouseEvent } from 'react';
import type { ChromeLinkProps } from '../chrome/ChromeLink.tsx';
import { useServices } from './servicesContext.ts';

function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented } = event;
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The chrome's links on the shell's router. */
export function SiteLink({ href, onClick, ...rest }: ChromeLinkProps) {
  const { base } = useServices();
  const prefetch = () => base.prefetch(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event) || href.startsWith('#')) return;
        event.preventDefault();
        base.navigate(href);
      }}
      onFocus={prefetch}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
    />
  );
}
