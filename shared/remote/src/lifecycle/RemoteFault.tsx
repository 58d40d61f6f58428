import { useState } from 'react';
import styles from './RemoteStates.module.css';

const texts = {
  title: '화면을 표시하지 못했습니다.',
  advice: '다시 시도하거나 다른 메뉴를 이용해 주세요.',
  retry: '다시 시도',
  retrying: '다시 시도하는 중…',
} as const;

/** Replaces a screen that threw. @param onRetry pending until the server has listed its releases */
export function RemoteFault({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    if (isRetrying) return;
    setRetrying(true);
    void onRetry().finally(() => setRetrying(false));
  };
  return (
    <div className={styles.fault} role="alert">
      <h1 className={styles.title}>{texts.title}</h1>
      <p>{texts.advice}</p>
      <button aria-disabled={isRetrying} className={styles.retry} onClick={retry} type="button">
        {isRetrying ? texts.retrying : texts.retry}
      </button>
    </div>
  );
}
