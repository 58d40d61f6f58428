import type { Contents } from '@haesol/contracts/common';
import { Button, EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import Printer from 'lucide-react/icons/printer';
import { paths } from '#paths';
import { ContentBlocks } from '#ui/ContentBlocks';
import styles from './IntroScreen.module.css';
import { introContents } from './introContents.ts';

/** Greeting of the head of the office. */
export default function IntroScreen() {
  const t = useText();
  return (
    <QueryView
      empty={
        <EmptyState title={t('intro.empty')}>
          <LinkButton href={paths.chart}>{t('search.ways.chart')}</LinkButton>
        </EmptyState>
      }
      isEmpty={({ blocks }) => blocks.length === 0}
      query={useGet(introContents)}
      skeleton={<Skeleton lines={14} />}
    >
      {(contents) => <Greeting contents={contents} />}
    </QueryView>
  );
}

function Greeting({ contents: { blocks, updatedDt } }: { readonly contents: Contents }) {
  const t = useText();
  const portrait = blocks.find(({ type }) => type === 'image');
  return (
    <article className={styles.intro}>
      <div className={styles.portrait}>
        {portrait === undefined ? (
          <img alt={t('intro.portrait')} className={styles.picture} height={400} src="/art/portrait.svg" width={320} />
        ) : (
          <ContentBlocks blocks={[portrait]} />
        )}
      </div>
      <div className={styles.words}>
        <ContentBlocks blocks={blocks.filter((block) => block !== portrait)} />
        <div className={styles.foot}>
          <span className={styles.updated}>{t('intro.updated', { date: formatDate(updatedDt) })}</span>
          <span className={styles.print}>
            <Button icon={Printer} onClick={() => window.print()}>
              {t('intro.print')}
            </Button>
          </span>
        </div>
      </div>
    </article>
  );
}
