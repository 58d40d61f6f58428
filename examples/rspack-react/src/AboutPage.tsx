import { useEffect, useRef } from 'react';
import { PageLink } from './PageLink.tsx';
import type { Shell } from './shell.ts';
import { useTexts } from './useTexts.ts';

/** Place of a slot, in which the shell mounts the remote that offers it. */
function Slot({ shell, name }: { shell: Shell; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : shell.slots.mount(name, place.current, {})), [shell, name]);
  return <div ref={place} />;
}

export function AboutPage({ shell }: { shell: Shell }) {
  const texts = useTexts(shell);
  return (
    <>
      <p>{texts.purpose}</p>
      <Slot name="rspack.newest.v1" shell={shell} />
      <PageLink shell={shell} to="/rspack">
        {texts.back}
      </PageLink>
    </>
  );
}
