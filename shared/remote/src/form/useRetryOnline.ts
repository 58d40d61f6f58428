import { useEffect, useEffectEvent } from 'react';

/** Repeats what has failed, such as saving a draft, once the browser is online again. */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const handleOnline = () => again();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [hasFailed]);
}
