import type { Post } from '@haesol/contracts/board';
import { EmptyState, NewMark, Skeleton, TextLink } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { toNoticeHref, toNoticesHref } from '#paths';
import { ListHead } from '#ui/ListHead';
import { getNotices } from './contentGets.ts';
import styles from './NoticeList.module.css';

/** The latest notices of a category. */
export function NoticeList({ categoryCd }: { readonly categoryCd: string }) {
  const t = useText();
  return (
    <section>
      <ListHead
        more={{
          href: toNoticesHref({ categoryCd }),
          text: t('contentNotices.all'),
          label: t('contentNotices.allOf'),
        }}
        title={t('contentNotices.title')}
      />
      <QueryView
        empty={<EmptyState size="small" title={t('contentNotices.empty')} />}
        isEmpty={({ list }) => list.length === 0}
        query={useGet(getNotices(categoryCd))}
        skeleton={<Skeleton lines={5} />}
      >
        {({ list }) => (
          <ul className={styles.list}>
            {list.map((notice) => (
              <Notice key={notice.postUid} notice={notice} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function Notice({ notice: { postUid, title, createdDt, newYn } }: { readonly notice: Post }) {
  return (
    <li className={styles.item}>
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
  );
}
