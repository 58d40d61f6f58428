import { type Faq, faqGet } from '@haesol/shared/contracts';
import { formatDate, formatNumber } from '@haesol/shared/i18n';
import { QueryView, useEndpoint, useText } from '@haesol/shared/lifecycle';
import { Icon, RichText, Skeleton, TextLink } from '@haesol/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { toFaqHref } from '#paths';
import { FaqHelp } from './FaqHelp.tsx';
import styles from './FaqRow.module.css';

/** A question whose answer opens below it (APG: Disclosure); it is asked for when it opens. */
export function FaqRow({ faq: { faqUid, no, categoryNm, title, createdDt, viewCnt } }: { readonly faq: Faq }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <li className={styles.row}>
      <h2 className={styles.head}>
        <button
          aria-controls={panelId}
          aria-expanded={isOpen}
          className={styles.opener}
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <span className={styles.no}>{formatNumber(no)}</span>
          <span className={styles.category}>{categoryNm}</span>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            {t('faq.facts', { date: formatDate(createdDt), views: formatNumber(viewCnt) })}
          </span>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} />
          </span>
        </button>
      </h2>
      <div className={styles.panel} hidden={!isOpen} id={panelId}>
        {isOpen && <Answer faqUid={faqUid} title={title} />}
      </div>
    </li>
  );
}

function Answer({ faqUid, title }: { readonly faqUid: string; readonly title: string }) {
  const t = useText();
  const query = useEndpoint(faqGet, { params: { id: faqUid } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} />}>
      {(faq) => (
        <>
          <RichText html={faq.html} />
          <div className={styles.foot}>
            <FaqHelp faq={faq} />
            <TextLink aria-label={t('faq.detailOf', { title })} href={toFaqHref(faqUid)} tone="more">
              {t('faq.detail')}
            </TextLink>
          </div>
        </>
      )}
    </QueryView>
  );
}
