import styles from './RemoteStates.module.css';

/** Placeholder of a screen whose code is loading. */
export function ScreenSkeleton() {
  return <div aria-busy="true" className={styles.skeleton} />;
}
