import { type ContentLocale, toDateLocale } from '@haesol/contracts/common';
import { type AttractionDetail, type Review, reviewSorts } from '@haesol/contracts/travel';
import { Avatar, Button, EmptyState, Icon, Select, Skeleton, VisuallyHidden } from '@haesol/kit';
import { withoutRepeats } from '@haesol/remote/http';
import { QueryView, useFormats, useGetPages, useText, useTextLocale } from '@haesol/remote/lifecycle';
import Star from 'lucide-react/icons/star';
import { useSearchParams } from 'react-router-dom';
import { Section } from '#ui/Section';
import { HelpfulButton } from './HelpfulButton.tsx';
import { ReportButton } from './ReportButton.tsx';
import styles from './Reviews.module.css';
import { reviewPages } from './reviewPages.ts';

/** Chinese is named by its script and not by a country. */
const scripts: Readonly<Partial<Record<ContentLocale, string>>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

export interface ReviewsProps {
  readonly summary: AttractionDetail['reviewSummary'];
}

/** Reviews with the distribution of their stars. */
export function Reviews({ summary }: ReviewsProps) {
  const t = useText();
  const { formatNumber } = useFormats();
  const query = useGetPages(reviewPages);
  return (
    <Section
      anchor="reviews"
      title={
        <>
          {t('review.title')} <b>{formatNumber(summary.reviewCnt)}</b>
        </>
      }
    >
      {summary.reviewCnt > 0 && <Stars summary={summary} />}
      {summary.reviewCnt > 1 && <Sort />}
      <QueryView
        empty={<EmptyState size="small" title={t('review.empty')} />}
        isEmpty={({ pages }) => pages[0]?.cnt_total === 0}
        query={query}
        skeleton={<Skeleton lines={4} />}
      >
        {({ pages }) => (
          <>
            <ul className={styles.reviews}>
              {withoutRepeats(pages, ({ reviewUid }) => reviewUid)
                .flat()
                .map((review) => (
                  <ReviewItem key={review.reviewUid} review={review} />
                ))}
            </ul>
            {query.hasNextPage && (
              <p>
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('review.more')}
                </Button>
              </p>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** Order of the reviews, kept in the address. */
function Sort() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const chosen = reviewSorts.find((sort) => sort === search.get('sort')) ?? 'LATEST';
  return (
    <Select
      inlineLabel
      label={t('review.sort')}
      onChange={({ target }) =>
        setSearch(
          (now) => {
            now.set('sort', target.value);
            return now;
          },
          { preventScrollReset: true, replace: true },
        )
      }
      options={reviewSorts.map((sort) => ({ value: sort, label: t(`review.sorts.${sort}`) }))}
      value={chosen}
    />
  );
}

function Stars({ summary: { rating, reviewCnt, stars } }: Pick<ReviewsProps, 'summary'>) {
  const t = useText();
  return (
    <div className={styles.stars}>
      <p className={styles.mean}>
        <b>{rating.toFixed(1)}</b>
        <span>{t('review.outOf')}</span>
      </p>
      <ul className={styles.bars}>
        {[5, 4, 3, 2, 1].map((star, index) => {
          const share = Math.round(((stars[index] ?? 0) / reviewCnt) * 100);
          return (
            <li className={styles.bar} key={star}>
              <span>{t('review.stars', { count: star })}</span>
              <span aria-hidden="true" className={styles.track}>
                <span className={styles.fill} style={{ inlineSize: `${share}%` }} />
              </span>
              <span>{`${share}%`}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Names a language in the language of the reader. */
const toLanguageName = (lang: ContentLocale, locale: string): string =>
  new Intl.DisplayNames(toDateLocale(locale), { type: 'language' }).of(scripts[lang] ?? lang) ?? lang;

function ReviewItem({ review }: { readonly review: Review }) {
  const t = useText();
  const { formatDate } = useFormats();
  const locale = useTextLocale();
  const { writerNm, star, content, lang, createdDt, mineYn, images } = review;
  return (
    <li className={styles.review}>
      <p className={styles.writer}>
        <Avatar name={writerNm} size="small" />
        <b>{writerNm}</b>
        <span className={styles.star}>
          <Icon of={Star} size={16} />
          <VisuallyHidden>{t('attractions.score')}</VisuallyHidden>
          {star}
        </span>
        <span className={styles.date}>{formatDate(createdDt)}</span>
      </p>
      <p className={styles.content} lang={lang}>
        {content}
      </p>
      {lang !== locale && (
        <p className={styles.language}>{t('review.otherLanguage', { language: toLanguageName(lang, locale) })}</p>
      )}
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map((image) => (
            <li key={image.url}>
              <img alt={image.alt} height={96} loading="lazy" src={image.url} width={96} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.marks}>
        <HelpfulButton review={review} />
        {mineYn === 'N' && <ReportButton review={review} />}
      </div>
    </li>
  );
}
