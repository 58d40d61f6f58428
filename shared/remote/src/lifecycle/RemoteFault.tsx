import { faultAdvice, faultTitle, retry, retrying } from '@haesol/kit/texts';
import { useKitText } from '@haesol/kit/useKitText';
import { useState } from 'react';
import styles from './RemoteStates.module.css';

/** Replaces a screen that threw. @param onRetry pending until the server has listed its releases */
export function RemoteFault({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const say = useKitText();
  const [isRetrying, setRetrying] = useState(false);
  const handleRetry = () => {
    if (isRetrying) return;
    setRetrying(true);
    void onRetry().finally(() => setRetrying(false));
  };
  return (
    <div className={styles.fault} role="alert">
      <h1 className={styles.title}>{say(faultTitle)}</h1>
      <p>{say(faultAdvice)}</p>
      <button aria-disabled={isRetrying} className={styles.retry} onClick={handleRetry} type="button">
        {say(isRetrying ? retrying : retry)}
      </button>
    </div>
  );
}
