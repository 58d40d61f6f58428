import type { FaqDetail } from '@haesol/shared/contracts';
import { NotFoundError } from '@haesol/shared/http';
import { formatDate, formatNumber } from '@haesol/shared/i18n';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { ErrorState, LinkButton, RichText, Skeleton, TextLink } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import List from 'lucide-react/icons/list';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readUid } from '#listSearch';
import { toAskHref, toFaqHref } from '#paths';
import { ChooseFirst } from '#ui/ChooseFirst';
import { Neighbours } from '#ui/Neighbours';
import styles from './FaqDetailScreen.module.css';
import { FaqHelp } from './FaqHelp.tsx';
import { lastFaqListHrefAtom } from './faqAtoms.ts';
import { faqQuery } from './faqQueries.ts';

/** A frequent question by the key in the address. */
export default function FaqDetailScreen() {
  const t = useText();
  const faqUid = readUid(useSearchParams()[0], 'faqUid');
  const listHref = useAtomValue(lastFaqListHrefAtom);
  if (faqUid !== '') return <KnownFaq faqUid={faqUid} key={faqUid} listHref={listHref} />;
  return (
    <ChooseFirst
      listHref={listHref}
      listLabel={t('faq.toList')}
      text={t('boardDetail.chooseText')}
      title={t('boardDetail.choose')}
    />
  );
}

function KnownFaq({ faqUid, listHref }: { readonly faqUid: string; readonly listHref: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(faqQuery(useCall(), faqUid));
  if (data !== undefined) return <FaqArticle faq={data} listHref={listHref} />;
  if (error === null) return <Skeleton lines={10} />;
  if (!(error instanceof NotFoundError)) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <ChooseFirst
      listHref={listHref}
      listLabel={t('faq.toList')}
      text={t('boardDetail.missingText')}
      title={t('boardDetail.missing')}
    />
  );
}

function FaqArticle({ faq, listHref }: { readonly faq: FaqDetail; readonly listHref: string }) {
  const t = useText();
  const shell = useShell();
  useEffect(() => {
    shell.setTitle(faq.title);
  }, [shell, faq.title]);
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
      <Neighbours next={toLink(faq.next)} previous={toLink(faq.prev)} />
      <p className={styles.back}>
        <LinkButton href={listHref} icon={List} size="form">
          {t('boardDetail.list')}
        </LinkButton>
      </p>
    </article>
  );
}
