import React, { lazy, Suspense, useSyncExternalStore } from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { RemoteProps } from './shell.ts';
import { texts, useTexts } from './useTexts.ts';

const HoursPage = lazy(async () => ({ default: (await import('./HoursPage.tsx')).HoursPage }));
const DirectionsPage = lazy(async () => ({ default: (await import('./DirectionsPage.tsx')).DirectionsPage }));

/** Chooses the screen of the page's path. */
function Remote({ shell }: RemoteProps) {
  const { loading } = useTexts(shell);
  const { pathname } = useSyncExternalStore(shell.location.subscribe, shell.location.get);
  const Screen = pathname.toLowerCase() === '/vite/directions' ? DirectionsPage : HoursPage;
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
