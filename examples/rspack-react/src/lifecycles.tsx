import React, { lazy, Suspense, useSyncExternalStore } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteProps } from './shell.ts';
import { texts, useTexts } from './useTexts.ts';

const NoticesPage = lazy(async () => ({ default: (await import('./NoticesPage.tsx')).NoticesPage }));
const AboutPage = lazy(async () => ({ default: (await import('./AboutPage.tsx')).AboutPage }));
const NewestNotice = lazy(async () => ({ default: (await import('./NewestNotice.tsx')).NewestNotice }));

/** Chooses the screen of the slot, or of the page's path. */
function Remote({ shell, slot }: RemoteProps) {
  const { loading } = useTexts(shell);
  const { pathname } = useSyncExternalStore(shell.location.subscribe, shell.location.get);
  const Screen =
    slot === 'rspack.newest.v1' ? NewestNotice : pathname.toLowerCase() === '/rspack/about' ? AboutPage : NoticesPage;
  return (
    <Suspense fallback={<p>{loading}</p>}>
      <Screen shell={shell} />
    </Suspense>
  );
}

export const { bootstrap, mount, update, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: Remote,
  errorBoundary: () => <p role="alert">{texts.ko.broken}</p>,
});
