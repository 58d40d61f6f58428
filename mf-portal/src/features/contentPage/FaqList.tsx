import { faqGet } from '@haesol/contracts/board';
import { Disclosure, RichText, Skeleton, TextLink } from '@haesol/kit';
import { QueryView, useEndpoint, useGet, useText } from '@haesol/remote/lifecycle';
import { toFaqHref, toFaqsHref } from '#paths';
import { ListHead } from '#ui/ListHead';
import { getFaqs } from './contentGets.ts';
import styles from './FaqList.module.css';

/** Most read questions of a category; each expands to show its answer. */
export function FaqList({ categoryCd }: { readonly categoryCd: string }) {
  const t = useText();
  return (
    <section>
      <ListHead
        more={{ href: toFaqsHref(categoryCd), text: t('faqList.all'), label: t('faqList.allOf') }}
        title={t('faqList.title')}
      />
      <QueryView query={useGet(getFaqs(categoryCd))} skeleton={<Skeleton lines={5} />}>
        {(faqs) =>
          faqs.list.map(({ faqUid, title }) => (
            <Disclosure key={faqUid} title={<h3 className={styles.question}>{title}</h3>}>
              {(wasOpened) => (
                <>
                  {wasOpened && <Answer faqUid={faqUid} />}
                  <TextLink aria-label={t('faqList.detailOf', { title })} href={toFaqHref(faqUid)} tone="more">
                    {t('faqList.detail')}
                  </TextLink>
                </>
              )}
            </Disclosure>
          ))
        }
      </QueryView>
    </section>
  );
}

function Answer({ faqUid }: { readonly faqUid: string }) {
  const query = useEndpoint(faqGet, { params: { faqUid } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} />}>
      {({ html }) => <RichText html={html} />}
    </QueryView>
  );
}
