import { PageLink } from './PageLink.tsx';
import type { Shell } from './shell.ts';
import { useTexts } from './useTexts.ts';

export function DirectionsPage({ shell }: { shell: Shell }) {
  const texts = useTexts(shell);
  return (
    <>
      <p>{texts.directionsText}</p>
      <PageLink shell={shell} to="/vite">
        {texts.back}
      </PageLink>
    </>
  );
}
