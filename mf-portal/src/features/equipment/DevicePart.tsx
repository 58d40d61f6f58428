import { type ReactNode, useId } from 'react';
import styles from './DevicePart.module.css';

export interface DevicePartProps {
  readonly title: string;
  /** Beside the heading. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** Section of the page of a device. */
export function DevicePart({ title, note, children }: DevicePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span>{note}</span>}
      </div>
      {children}
    </section>
  );
}
