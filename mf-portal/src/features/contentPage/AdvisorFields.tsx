import { Skeleton, TextLink } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { paths, toAdvisorsHref } from '#paths';
import { ListHead } from '#ui/ListHead';
import styles from './AdvisorFields.module.css';
import { advisorFields } from './contentGets.ts';

/** Number of advisers in each field. */
export function AdvisorFields() {
  const t = useText();
  return (
    <section>
      <ListHead more={{ href: paths.advisors, text: t('advisorFields.all') }} title={t('advisorFields.title')} />
      <QueryView query={useGet(advisorFields)} skeleton={<Skeleton lines={6} />}>
        {({ fields }) => {
          const most = Math.max(1, ...fields.map(({ cnt }) => cnt));
          return (
            <ul>
              {fields.map(({ categoryCd, categoryNm, cnt }) => (
                <li className={styles.field} key={categoryCd}>
                  <TextLink href={toAdvisorsHref(categoryCd)} tone="quiet">
                    {categoryNm}
                  </TextLink>
                  <span aria-hidden="true" className={styles.bar}>
                    <span style={{ inlineSize: `${(cnt / most) * 100}%` }} />
                  </span>
                  <b>{t('advisorFields.count', { count: cnt })}</b>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </section>
  );
}
