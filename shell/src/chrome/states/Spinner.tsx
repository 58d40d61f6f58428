import styles from './Spinner.module.css';

/** Turns while something is under way; always beside words. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden />;
}
