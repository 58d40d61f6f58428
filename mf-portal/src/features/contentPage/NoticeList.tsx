import { formatDate } from '@haesol/shared/i18n';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { EmptyState, ErrorState, NewMark, Skeleton, TextLink } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { toNoticeHref, toNoticesHref } from '#paths';
import { noticesQuery } from './contentQueries.ts';
import styles from './NoticeList.module.css';

/** The latest notices of a category. */
export function NoticeList({ categoryCd }: { readonly categoryCd: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(noticesQuery(useCall(), categoryCd));
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('contentNotices.title')}</h2>
        <TextLink aria-label={t('contentNotices.allOf')} href={toNoticesHref({ categoryCd })} tone="more">
          {t('contentNotices.all')}
        </TextLink>
      </div>
      {data === undefined && error === null && <Skeleton lines={5} />}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.list.length === 0 && <EmptyState title={t('contentNotices.empty')} />}
      <ul className={styles.list}>
        {data?.list.map(({ postUid, title, createdDt, newYn }) => (
          <li className={styles.item} key={postUid}>
            <span className={styles.name}>
              <TextLink href={toNoticeHref(postUid)} tone="quiet">
                {title}
              </TextLink>
              {newYn === 'Y' && (
                <span className={styles.new}>
                  <NewMark />
                </span>
              )}
            </span>
            <time className={styles.date} dateTime={createdDt}>
              {formatDate(createdDt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
