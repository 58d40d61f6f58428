import { eduList } from '@haesol/contracts/learn';
import { LinkButton, TextLink } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { toCourseHref, toEnrolHref, toMyEduHref } from '#paths';
import styles from './TrainingDates.module.css';

/** Next dates of the safety training that this equipment requires, with the way to take part. */
export function TrainingDates({ eqUid }: { readonly eqUid: string }) {
  const t = useText();
  const query = useEndpoint(eduList, {
    query: { kind: 'SAFETY', device: eqUid, state: 'OPEN,FULL,SCHEDULED', pageSize: 3 },
  });
  return (
    <QueryView query={query} skeleton={null}>
      {({ list }) => (
        <section aria-label={t('booking.training.title')} className={styles.training}>
          <h3 className={styles.title}>{t('booking.training.title')}</h3>
          {list.length === 0 && <p className={styles.facts}>{t('booking.training.none')}</p>}
          <ul className={styles.dates}>
            {list.map(({ eduUid, title, startDt, remainCnt, state, myAplUid }) => (
              <li className={styles.date} key={eduUid}>
                <span>
                  <TextLink href={toCourseHref(eduUid)} tone="quiet">
                    {formatDay(startDt)}
                  </TextLink>
                  <span className={styles.facts}>
                    {state === 'SCHEDULED'
                      ? t('booking.training.soon')
                      : t('booking.training.left', { count: remainCnt })}
                  </span>
                </span>
                {myAplUid === null ? (
                  state !== 'SCHEDULED' && (
                    <LinkButton
                      aria-label={t('booking.training.applyFor', { title })}
                      href={toEnrolHref(eduUid)}
                      size="small"
                      variant="primary"
                    >
                      {t(state === 'OPEN' ? 'booking.training.apply' : 'booking.training.wait')}
                    </LinkButton>
                  )
                ) : (
                  <LinkButton href={toMyEduHref(myAplUid)} size="small">
                    {t('booking.training.mine')}
                  </LinkButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
}
