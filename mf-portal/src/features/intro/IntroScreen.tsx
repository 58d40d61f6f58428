import { formatDate } from '@haesol/shared/i18n';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Button, EmptyState, ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { ContentBlocks } from '#ui/ContentBlocks';
import styles from './IntroScreen.module.css';
import { introQuery } from './introQueries.ts';

/** Greeting of the head of the office. */
export default function IntroScreen() {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(introQuery(useCall()));
  if (data === undefined) {
    return error === null ? (
      <Skeleton lines={14} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (data.blocks.length === 0) return <EmptyState title={t('intro.empty')} />;
  const portrait = data.blocks.find(({ type }) => type === 'image');
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
        <ContentBlocks blocks={data.blocks.filter((block) => block !== portrait)} />
        <div className={styles.foot}>
          <span className={styles.updated}>{t('intro.updated', { date: formatDate(data.updatedDt) })}</span>
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
