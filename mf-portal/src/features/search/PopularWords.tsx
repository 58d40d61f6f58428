import { Skeleton, TextLink } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { popularWords } from './searchGets.ts';
import { useSearchHref } from './useSearchHref.ts';
import styles from './WordList.module.css';

/** Most searched keywords. */
export function PopularWords() {
  const t = useText();
  const toSearchHref = useSearchHref();
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('search.popular.title')}</h2>
      </div>
      <QueryView
        empty={<p className={styles.none}>{t('search.popular.none')}</p>}
        isEmpty={({ list }) => list.length === 0}
        query={useGet(popularWords)}
        skeleton={<Skeleton lines={6} />}
      >
        {({ list }) => (
          <ol>
            {list.map(({ rank, text }) => (
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
      </QueryView>
    </section>
  );
}
