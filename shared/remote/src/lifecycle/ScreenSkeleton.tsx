import styles from './RemoteStates.module.css';

/** Holds the place of a screen whose code is still on its way. */
export function ScreenSkeleton() {
  return <div aria-busy="true" className={styles.skeleton} />;
}
