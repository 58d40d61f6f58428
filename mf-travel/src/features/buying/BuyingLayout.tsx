import type { ContentLocale } from '@haesol/contracts/common';
import { StepIndicator } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { BottomBar } from '#ui/BottomBar';
import styles from './BuyingLayout.module.css';

export interface BuyingLayoutProps {
  /** Title of the completed step; before that the shell shows the title. */
  readonly title?: string;
  /** From 1: reservation, payment, done. */
  readonly step: 1 | 2 | 3 | 4;
  /** Item to buy; absent if the page shows it itself. */
  readonly thing?: {
    readonly name: string;
    readonly lang: ContentLocale;
    readonly text: string;
    readonly url: string;
    readonly alt: string;
  };
  readonly aside: ReactNode;
  /** Continue button at the bottom of narrow screens; wide ones have it at the side. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the checkout pages: steps, item, and the sum at the side. */
export function BuyingLayout({ title, step, thing, aside, bar, children }: BuyingLayoutProps) {
  const t = useText();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {title !== undefined && <h2 className={styles.title}>{title}</h2>}
        <div className={styles.progress}>
          <StepIndicator
            current={step}
            steps={(['reserve', 'pay', 'done'] as const).map((name) => ({ label: t(`buying.progress.${name}`) }))}
          />
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {thing !== undefined && (
            <div className={styles.thing}>
              <img alt={thing.alt} className={styles.picture} height={112} src={thing.url} width={168} />
              <p lang={thing.lang}>
                <b className={styles.name}>{thing.name}</b>
                <span>{thing.text}</span>
              </p>
            </div>
          )}
          {children}
        </div>
        {aside}
      </div>
      {bar !== undefined && <BottomBar>{bar}</BottomBar>}
    </div>
  );
}
