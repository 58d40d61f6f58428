import styles from './VisuallyHidden.module.css';

export interface LiveRegionProps {
  /** Text to announce; empty announces nothing. */
  message: string;
  /** polite: after the current speech · assertive: immediately. @default 'polite' */
  urgency?: 'polite' | 'assertive';
}

/** Live region for screen readers only. It must be on the page before its first message. */
export function LiveRegion({ message, urgency = 'polite' }: LiveRegionProps) {
  return (
    <div
      aria-atomic="true"
      aria-live={urgency}
      className={styles.hidden}
      role={urgency === 'polite' ? 'status' : 'alert'}
    >
      {message}
    </div>
  );
}
