import { type FaqDetail, faqGet } from '@haesol/contracts/board';
import { LinkButton, RichText, TextLink } from '@haesol/kit';
import { formatDate, formatNumber } from '@haesol/remote/i18n';
import { DetailView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useLastListHref } from '#listHrefs';
import { paths, toAskHref, toFaqHref } from '#paths';
import { DetailFoot } from '#ui/DetailFoot';
import styles from './FaqDetailScreen.module.css';
import { FaqHelp } from './FaqHelp.tsx';

/** Detail page of a frequently asked question. */
export default function FaqDetailScreen({ faqUid }: { readonly faqUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(faqGet, faqUid === undefined ? undefined : { params: { faqUid } });
  const listHref = useLastListHref(paths.faq);
  return (
    <DetailView
      choose={{ title: t('boardDetail.choose'), text: t('boardDetail.chooseText') }}
      missing={{ title: t('boardDetail.missing'), text: t('boardDetail.missingText') }}
      query={query}
      toList={{ href: listHref, label: t('faq.toList') }}
      titleOf={({ title }) => title}
      uid={faqUid}
    >
      {(faq) => <FaqArticle faq={faq} listHref={listHref} />}
    </DetailView>
  );
}

function FaqArticle({ faq, listHref }: { readonly faq: FaqDetail; readonly listHref: string }) {
  const t = useText();
  const toLink = (one: FaqDetail['prev']) => one && { title: one.title, href: toFaqHref(one.faqUid) };
  return (
    <article className={styles.faq}>
      <header className={styles.header}>
        <p className={styles.category}>{faq.categoryNm}</p>
        <h1 className={styles.title}>{faq.title}</h1>
        <p className={styles.facts}>
          {t('faq.facts', { date: formatDate(faq.createdDt), views: formatNumber(faq.viewCnt) })}
        </p>
      </header>
      <RichText html={faq.html} />
      <div className={styles.help}>
        <FaqHelp faq={faq} />
        <LinkButton href={toAskHref({ categoryCd: faq.categoryCd })}>{t('faq.ask')}</LinkButton>
      </div>
      {faq.related.length > 0 && (
        <section>
          <h2 className={styles.relatedTitle}>{t('faq.related')}</h2>
          <ul className={styles.related}>
            {faq.related.map(({ faqUid, title }) => (
              <li key={faqUid}>
                <TextLink href={toFaqHref(faqUid)} tone="quiet">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DetailFoot listHref={listHref} next={toLink(faq.next)} previous={toLink(faq.prev)} />
    </article>
  );
}
