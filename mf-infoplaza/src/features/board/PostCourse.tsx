import { eduGet } from '@haesol/contracts/learn';
import { LinkButton } from '@haesol/kit';
import { QueryView, useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import { toCourseHref, toEnrolHref } from '#paths';
import styles from './PostCourse.module.css';

/** Course of a recruiting post: its dates and places, and the way to its application. */
export function PostCourse({ eduUid }: { readonly eduUid: string }) {
  const t = useText();
  const { formatPeriod } = useFormats();
  const query = useEndpoint(eduGet, { params: { eduUid } });
  return (
    <QueryView notFound={null} query={query} skeleton={null}>
      {({ title, state, applyFrom, applyTo, startDt, endDt, capacity, remainCnt }) => (
        <section aria-label={t('postCourse.title')} className={styles.course}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.facts}>
              <span>{t('postCourse.apply', { period: formatPeriod(applyFrom, applyTo) })}</span>
              <span>{t('postCourse.held', { period: formatPeriod(startDt, endDt) })}</span>
              <span>{t('postCourse.seats', { capacity, remain: remainCnt })}</span>
            </p>
          </div>
          <p className={styles.verbs}>
            {(state === 'OPEN' || state === 'FULL') && (
              <LinkButton href={toEnrolHref(eduUid)} size="form" variant="primary">
                {t(`postCourse.verbs.${state}`)}
              </LinkButton>
            )}
            <LinkButton href={toCourseHref(eduUid)} size="form">
              {t('postCourse.details')}
            </LinkButton>
          </p>
        </section>
      )}
    </QueryView>
  );
}
