import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import styles from './Sample.module.css';

export interface SampleProps {
  /** Message key of its name. */
  readonly name: string;
  /** wide: stacked, for samples that need the width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Component in its states. */
export function Sample({ name, wide = false, children }: SampleProps) {
  const t = useText();
  return (
    <section aria-label={t(`samples.of.${name}`)} className={styles.sample} data-sample={name}>
      <h3 className={styles.title}>{t(`samples.of.${name}`)}</h3>
      <div className={styles.states} data-wide={wide || undefined}>
        {children}
      </div>
    </section>
  );
}

export interface PartProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Group of components. */
export function Part({ name, children }: PartProps) {
  const t = useText();
  return (
    <section aria-labelledby={`samples-${name}`} className={styles.part}>
      <h2 className={styles.partTitle} id={`samples-${name}`}>
        {t(`samples.part.${name}`)}
      </h2>
      {children}
    </section>
  );
}
