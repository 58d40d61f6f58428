import styles from './VisuallyHidden.module.css';

export interface LiveRegionProps {
  /** What to say now; an empty text says nothing. */
  message: string;
  /** polite: after what is being read · assertive: at once. @default 'polite' */
  urgency?: 'polite' | 'assertive';
}

/** Speaks to screen readers alone. It must stand on the page before its first message. */
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
