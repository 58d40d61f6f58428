import { notificationsList } from '@haesol/contracts/common';
import { Skeleton, TextLink } from '@haesol/kit';
import { QueryView, useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import styles from '#styles/section.module.css';

const shown = 5;

/** Latest alerts, unread ones in bold. */
export function UnreadList() {
  const t = useText();
  const { formatDateTime } = useFormats();
  const query = useEndpoint(notificationsList, { query: { pageSize: shown } }, { staleTime: 0 });
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('dashboard.messages', { count: query.data?.unreadCnt ?? 0 })}</h2>
      </div>
      <QueryView query={query} skeleton={<Skeleton lines={4} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.empty}>{t('dashboard.noMessages')}</p>
          ) : (
            <ul>
              {list.map(({ ntfUid, title, text, link, locale, readYn, createdDt }) => (
                <li className={styles.row} key={ntfUid}>
                  <div className={styles.words} lang={locale ?? undefined}>
                    <TextLink href={link} tone="quiet">
                      {readYn === 'N' ? <b>{title}</b> : title}
                    </TextLink>
                    <p className={styles.facts}>{text}</p>
                  </div>
                  <time className={styles.note} dateTime={createdDt}>
                    {formatDateTime(createdDt)}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}
