import { useCall, useText } from '@haesol/shared/lifecycle';
import { ErrorState, Skeleton, TextLink } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { popularQuery } from './searchQueries.ts';
import { toSearchHref } from './searchRules.ts';
import styles from './WordList.module.css';

/** Words that most people search for. */
export function PopularWords() {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(popularQuery(useCall()));
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('search.popular.title')}</h2>
      </div>
      {data === undefined && error === null && <Skeleton lines={6} />}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.list.length === 0 && <p className={styles.none}>{t('search.popular.none')}</p>}
      {data !== undefined && data.list.length > 0 && (
        <ol>
          {data.list.map(({ rank, text }) => (
            <li className={`${styles.item} ${styles.popular}`} key={text}>
              <span aria-hidden="true" className={styles.rank}>
                {rank}
              </span>
              <TextLink href={toSearchHref(text)} tone="quiet">
                {text}
              </TextLink>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
