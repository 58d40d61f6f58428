import { QueryView, useGet, useText } from '@haesol/shared/lifecycle';
import { Skeleton, TextLink } from '@haesol/shared/ui';
import { toFaqHref, toFaqsHref } from '#paths';
import { getFaqs } from './contentGets.ts';
import styles from './NoticeList.module.css';

/** The most read questions of a category; each leads to its answer. */
export function FaqList({ categoryCd }: { readonly categoryCd: string }) {
  const t = useText();
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('faqList.title')}</h2>
        <TextLink aria-label={t('faqList.allOf')} href={toFaqsHref(categoryCd)} tone="more">
          {t('faqList.all')}
        </TextLink>
      </div>
      <QueryView query={useGet(getFaqs(categoryCd))} skeleton={<Skeleton lines={5} />}>
        {({ list }) => (
          <ul>
            {list.map(({ faqUid, title }) => (
              <li className={styles.item} key={faqUid}>
                <TextLink href={toFaqHref(faqUid)} tone="quiet">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
