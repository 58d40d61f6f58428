import type { WaitingItem } from '@haesol/contracts/member';
import { LinkButton } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import styles from '#styles/section.module.css';
import { MatterBadge } from '#ui/MatterBadge';
import { toItemHref } from './dashboardRules.ts';

/** Pending actions of the member; the first one is the page's only filled button. */
export function WaitingList({ items }: { readonly items: readonly WaitingItem[] }) {
  const t = useText();
  const { formatDate } = useFormats();
  return (
    <ul>
      {items.map(({ kind, uid, no, title, text, dueDt, overdueYn }, at) => (
        <li className={`${styles.row} ${styles.urgent}`} key={uid}>
          <MatterBadge kind={kind} state="SUPPLEMENT" />
          <div className={styles.words}>
            <p className={styles.name}>{title}</p>
            <p className={styles.facts}>
              {t('dashboard.request', {
                kind: t(`dashboard.kinds.${kind}`),
                no,
                text: text
                  .split('\n')
                  .filter((line) => line.trim() !== '')
                  .join(' '),
              })}{' '}
              {dueDt !== null && (
                <span className={styles.due}>
                  {t(overdueYn === 'Y' ? 'matter.overdue' : 'matter.due', { date: formatDate(dueDt) })}
                </span>
              )}
            </p>
          </div>
          <LinkButton
            aria-label={t('applications.answerOf', { title })}
            href={toItemHref({ kind, uid })}
            variant={at === 0 ? 'primary' : 'plain'}
          >
            {t('applications.answer')}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
