import { Skeleton, TextLink } from '@haesol/kit';
import { QueryView, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import { paths, toPromotionHref } from '#paths';
import { ListCard } from '#ui/ListCard';
import { MoreLink } from '#ui/MoreLink';
import { PromotionBadge } from '#ui/PromotionBadge';
import { Section } from '#ui/Section';
import styles from './HomeScreen.module.css';
import { homeGets } from './homeGets.ts';

/** Promotions beside the news. */
export function HomeNews() {
  const t = useText();
  const { formatPeriod, formatShortDate } = useFormats();
  const promotions = useGet(homeGets.promotions);
  const feed = useGet(homeGets.feed);
  return (
    <div className={styles.wrap}>
      <div className={styles.news}>
        <Section
          action={<MoreLink href={paths.promotions}>{t('home.all')}</MoreLink>}
          title={t('home.promotions')}
          titleSize="large"
        >
          <QueryView query={promotions} skeleton={<Skeleton lines={3} rows={2} />}>
            {({ list }) => (
              <ul className={styles.cards}>
                {list.map(({ id, state, startDt, endDt, title, lang, thumbUrl, thumbAlt }, index) => (
                  <li key={id}>
                    <ListCard
                      headingLevel={3}
                      href={toPromotionHref(id)}
                      index={8 + index}
                      lang={lang}
                      meta={
                        <>
                          <PromotionBadge state={state} />
                          {formatPeriod(startDt, endDt)}
                        </>
                      }
                      thumbAlt={thumbAlt}
                      thumbUrl={thumbUrl}
                      title={title}
                    />
                  </li>
                ))}
              </ul>
            )}
          </QueryView>
        </Section>
        <Section
          action={<MoreLink href={paths.feed}>{t('home.all')}</MoreLink>}
          title={t('home.feed')}
          titleSize="large"
        >
          <QueryView query={feed} skeleton={<Skeleton lines={4} />}>
            {({ list }) => (
              <ul className={styles.rows}>
                {list.map(({ id, kind, title, lang, link, createdDt }) => (
                  <li className={styles.row} key={id}>
                    <span className={styles.kind}>{t(`feed.kinds.${kind}`)}</span>
                    <span className={styles.title} lang={lang}>
                      {link === null ? (
                        title
                      ) : (
                        <TextLink href={link} tone="quiet">
                          {title}
                        </TextLink>
                      )}
                    </span>
                    <time dateTime={createdDt}>{formatShortDate(createdDt)}</time>
                  </li>
                ))}
              </ul>
            )}
          </QueryView>
        </Section>
      </div>
    </div>
  );
}
