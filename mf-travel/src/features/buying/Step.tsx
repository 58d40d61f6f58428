import { type ReactNode, useId } from 'react';
import styles from './BuyingLayout.module.css';

/** Numbered section of the form. */
export function Step({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.step}>
      <h2 className={styles.stepTitle} id={id}>
        <span aria-hidden="true" className={styles.number}>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
