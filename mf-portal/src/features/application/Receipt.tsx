import { type FileRef, toFileText } from '@haesol/contracts/common';
import {
  Button,
  type DefinitionItem,
  DefinitionTable,
  LinkButton,
  MessageBar,
  RidgeDrawing,
  Timeline,
  type TimelineItem,
} from '@haesol/kit';
import { useCopy, useHasPage, usePageTitle, useText } from '@haesol/remote/lifecycle';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import styles from './CompleteScreen.module.css';

export interface ReceiptProps {
  readonly aplNo: string;
  readonly badge: ReactNode;
  readonly kindName: string;
  readonly items: readonly DefinitionItem[];
  /** Files that were submitted. */
  readonly files: readonly FileRef[];
  /** Address of the application in my page. */
  readonly mineHref: string;
  readonly steps: readonly TimelineItem[];
  readonly contact: string;
}

/** Receipt of a submission, which can be printed, with the next steps. */
export function Receipt({ aplNo, badge, kindName, items, files, mineHref, steps, contact }: ReceiptProps) {
  const t = useText();
  const copy = useCopy();
  const hasMyPage = useHasPage()(mineHref);
  usePageTitle(t('apply.complete.title'));

  const handleCopy = () => copy(aplNo, { done: t('apply.complete.copied'), failed: t('apply.complete.copyFailed') });

  return (
    <article className={styles.receipt}>
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>
            {badge} {kindName}
          </p>
          <h1 className={styles.title}>{t('apply.complete.title')}</h1>
          <p className={styles.lead}>{t('apply.complete.lead')}</p>
        </div>
        <div aria-hidden="true" className={styles.ridge}>
          <RidgeDrawing />
        </div>
      </header>
      <p className={styles.number}>
        <span className={styles.label}>{t('apply.complete.number')}</span>
        <b>{aplNo}</b>
        <Button icon={Copy} onClick={() => void handleCopy()} size="small">
          {t('apply.complete.copy')}
        </Button>
      </p>
      <DefinitionTable
        caption={t('apply.complete.receipt')}
        columns={2}
        items={[
          ...items,
          {
            term: t('apply.section.files'),
            value: <span className={styles.lines}>{files.map(toFileText).join('\n') || t('apply.none')}</span>,
          },
        ]}
      />
      <p className={styles.ways}>
        {hasMyPage && (
          <LinkButton href={mineHref} size="form" variant="primary">
            {t('apply.complete.toMine')}
          </LinkButton>
        )}
        <Button icon={Printer} onClick={() => window.print()} size="form">
          {t('apply.complete.print')}
        </Button>
      </p>
      <section className={styles.next}>
        <h2 className={styles.nextTitle}>{t('apply.complete.next')}</h2>
        <p className={styles.lead}>{t('apply.complete.nextText')}</p>
        <Timeline items={steps} label={t('apply.complete.next')} />
      </section>
      <MessageBar kind="info">{t('apply.complete.contact', { contact })}</MessageBar>
    </article>
  );
}
