import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/**
 * Returns true if the browser reports that there is no network; false on the server and in the first render.
 * @param onBack called when the network returns
 */
export function useOffline(onBack: () => void): boolean {
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline) onBack();
    wasOffline.current = isOffline;
  }, [isOffline, onBack]);
  return isOffline;
}
