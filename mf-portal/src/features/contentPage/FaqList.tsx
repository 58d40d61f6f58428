import { type Faq, faqGet } from '@haesol/shared/contracts';
import { QueryView, useEndpoint, useGet, useText } from '@haesol/shared/lifecycle';
import { Icon, RichText, Skeleton, TextLink } from '@haesol/shared/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { toFaqsHref } from '#paths';
import { getFaqs } from './contentGets.ts';
import styles from './FaqList.module.css';

/** Questions of a category; each answer opens below its question. */
export function FaqList({ categoryCd }: { readonly categoryCd: string }) {
  const t = useText();
  const query = useGet(getFaqs(categoryCd));
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('faqList.title')}</h2>
        <TextLink href={toFaqsHref(categoryCd)} tone="more">
          {t('faqList.all')}
        </TextLink>
      </div>
      <QueryView query={query} skeleton={<Skeleton lines={5} />}>
        {({ list }) => (
          <ul>
            {list.map((faq) => (
              <Question faq={faq} key={faq.faqUid} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}

/** The answer is asked for when it opens (APG: Disclosure). */
function Question({ faq: { faqUid, title } }: { readonly faq: Faq }) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <li className={styles.row}>
      <h3>
        <button
          aria-controls={panelId}
          aria-expanded={isOpen}
          className={styles.opener}
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <span>{title}</span>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} />
          </span>
        </button>
      </h3>
      <div className={styles.panel} hidden={!isOpen} id={panelId}>
        {isOpen && <Answer faqUid={faqUid} />}
      </div>
    </li>
  );
}

function Answer({ faqUid }: { readonly faqUid: string }) {
  const query = useEndpoint(faqGet, { params: { id: faqUid } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} />}>
      {({ html }) => <RichText html={html} />}
    </QueryView>
  );
}
