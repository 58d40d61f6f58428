import { type Faq, faqGet } from '@haesol/contracts/board';
import { Disclosure, RichText, Skeleton, TextLink } from '@haesol/kit';
import { formatDate, formatNumber } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { toFaqHref } from '#paths';
import { FaqHelp } from './FaqHelp.tsx';
import styles from './FaqRow.module.css';

/** Question that expands to show its answer, which is requested on opening. */
export function FaqRow({ faq: { faqUid, no, categoryNm, title, createdDt, viewCnt } }: { readonly faq: Faq }) {
  const t = useText();
  const head = (
    <h2 className={styles.head}>
      <span className={styles.no}>{formatNumber(no)}</span>
      <span className={styles.category}>{categoryNm}</span>
      <span>{title}</span>
      <span className={styles.facts}>
        {t('faq.facts', { date: formatDate(createdDt), views: formatNumber(viewCnt) })}
      </span>
    </h2>
  );
  return (
    <li>
      <Disclosure title={head}>
        {(wasOpened) => (
          <>
            {wasOpened && <Answer faqUid={faqUid} />}
            <TextLink aria-label={t('faq.detailOf', { title })} href={toFaqHref(faqUid)} tone="more">
              {t('faq.detail')}
            </TextLink>
          </>
        )}
      </Disclosure>
    </li>
  );
}

function Answer({ faqUid }: { readonly faqUid: string }) {
  const query = useEndpoint(faqGet, { params: { faqUid } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} />}>
      {(faq) => (
        <div className={styles.answer}>
          <RichText html={faq.html} />
          <FaqHelp faq={faq} />
        </div>
      )}
    </QueryView>
  );
}
