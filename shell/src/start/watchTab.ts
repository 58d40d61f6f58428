import type { Registry } from '@haesol/contracts/release';
import type { TelemetryEvent } from '@haesol/remote/shell-api';
import { ownerOf } from './pageBuild.ts';

const storageKey = 'haesol.tab.open';

interface TabParts {
  getRegistry(): Registry;
  tell(event: TelemetryEvent): void;
}

/** Returns the build of a page that was visible in this tab and never left it: its tab was frozen, or has crashed. */
function takeLost(): string | null {
  const lost = sessionStorage.getItem(storageKey);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser itself discarded the tab; without the property (Safari) this cannot be told.
  if ((document as { readonly wasDiscarded?: boolean }).wasDiscarded === true) return null;
  // A duplicated tab has the storage of its original, which goes on.
  return navigation?.type === 'reload' ? lost : null;
}

/**
 * Notes the build of the visible page until it is hidden or left. A page that is reloaded without either has frozen, which it
 * cannot report itself: the page after it does.
 */
export function watchTab({ getRegistry, tell }: TabParts) {
  const toKey = (pathname: string) => {
    const { remote, buildId } = ownerOf(getRegistry(), pathname);
    return `${remote}@${buildId}`;
  };
  function enter(pathname: string): void {
    // A tab in the background may be discarded at any time; it is noted once it becomes visible.
    if (document.visibilityState === 'hidden') return;
    try {
      sessionStorage.setItem(storageKey, toKey(pathname));
    } catch {
      // Storage may be switched off or full; then a frozen tab is not counted.
    }
  }
  function leave(): void {
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // As above.
    }
  }
  try {
    const lost = takeLost();
    // A build that pages no longer have cannot be counted.
    if (lost !== null && lost === toKey(location.pathname)) {
      const [remote = ''] = lost.split('@');
      tell({ kind: 'tab.frozen', data: { remote, error: 'the tab did not end: it was frozen or has crashed' } });
    }
  } catch {
    // As above.
  }
  enter(location.pathname);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', () => enter(location.pathname));
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? leave() : enter(location.pathname),
  );
  return { enter };
}
