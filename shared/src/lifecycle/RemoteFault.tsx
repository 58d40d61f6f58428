import styles from './RemoteStates.module.css';

const texts = {
  title: '화면을 표시하지 못했습니다.',
  advice: '다시 시도하거나 다른 메뉴를 이용해 주세요.',
  retry: '다시 시도',
} as const;

/** In place of a screen that threw. */
export function RemoteFault({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.fault} role="alert">
      <h1 className={styles.title}>{texts.title}</h1>
      <p>{texts.advice}</p>
      <button className={styles.retry} onClick={onRetry} type="button">
        {texts.retry}
      </button>
    </div>
  );
}
