import type { ReactNode } from 'react';
import type { Shell } from './shell.ts';

/** Link to a page of the site, which the shell's router follows. */
export function PageLink({ shell, to, children }: { shell: Shell; to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        shell.navigate(to);
      }}
    >
      {children}
    </a>
  );
}
