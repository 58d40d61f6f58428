import type { NextItem } from '@haesol/shared/contracts';
import { formatTime, formatWeekday } from '@haesol/shared/i18n';
import { useFormats, useHasPage, useShell, useText } from '@haesol/shared/lifecycle';
import { TextLink } from '@haesol/shared/ui';
import styles from '#styles/section.module.css';
import { kindPaths, toDday, toItemHref } from './dashboardRules.ts';

/** The server's instants are those of Seoul. */
const dayOf = (at: string) => at.slice(0, 10);

/** Dates of the member, the next one first. */
export function NextList({ items }: { readonly items: readonly NextItem[] }) {
  const t = useText();
  const { formatShortDate } = useFormats();
  const now = useShell().now();
  const hasPage = useHasPage();
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('dashboard.next')}</h2>
      </div>
      {items.length === 0 && <p className={styles.empty}>{t('dashboard.noNext')}</p>}
      <ul>
        {items.map(({ kind, uid, title, text, at }) => (
          <li className={styles.row} key={uid}>
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
              <p className={styles.facts}>
                {[t(`dashboard.kinds.${kind}`), text].filter((part) => part !== '').join(' · ')}
              </p>
            </div>
            <span className={styles.dday}>
              {toDday(at, now) === 0 ? t('dashboard.today') : t('dashboard.dday', { count: toDday(at, now) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
