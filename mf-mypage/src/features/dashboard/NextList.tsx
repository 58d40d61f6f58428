import { daysUntil, toSeoulDate } from '@haesol/contracts/common';
import type { NextItem } from '@haesol/contracts/member';
import { TextLink } from '@haesol/kit';
import { useFormats, useHasPage, useShell, useText } from '@haesol/remote/lifecycle';
import styles from '#styles/section.module.css';
import { kindPaths, toItemHref } from './dashboardRules.ts';

/** Returns the day; instants of the server have the offset of Seoul. */
const dayOf = (at: string) => at.slice(0, 10);

/** Dates of the member, the next one first. */
export function NextList({ items }: { readonly items: readonly NextItem[] }) {
  const t = useText();
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('dashboard.next')}</h2>
      </div>
      {items.length === 0 && <p className={styles.empty}>{t('dashboard.noNext')}</p>}
      <ul>
        {items.map((item) => (
          <Next item={item} key={item.uid} />
        ))}
      </ul>
    </section>
  );
}

function Next({ item: { kind, uid, title, text, at } }: { readonly item: NextItem }) {
  const t = useText();
  const { formatShortDate, formatTime, formatWeekday } = useFormats();
  const hasPage = useHasPage();
  const days = daysUntil(toSeoulDate(Date.parse(at)), useShell().now());
  return (
    <li className={styles.row}>
      <time className={styles.date} dateTime={at}>
        <b>{formatShortDate(dayOf(at))}</b>
        {t('dashboard.when', { weekday: formatWeekday(dayOf(at)), time: formatTime(at) })}
      </time>
      <div className={styles.words}>
        <p className={styles.name}>
          {hasPage(kindPaths[kind]) ? (
            <TextLink href={toItemHref({ kind, uid })} tone="quiet">
              {title}
            </TextLink>
          ) : (
            title
          )}
        </p>
        <p className={styles.facts}>{[t(`dashboard.kinds.${kind}`), text].filter((part) => part !== '').join(' · ')}</p>
      </div>
      <span className={styles.dday}>{days === 0 ? t('dashboard.today') : t('dashboard.dday', { count: days })}</span>
    </li>
  );
}
