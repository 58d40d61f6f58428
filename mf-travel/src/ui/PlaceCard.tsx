import type { Attraction } from '@haesol/contracts/travel';
import { Badge, KitLink, toPictureLoading } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { toAttractionHref } from '#paths';
import { About } from './About.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './PlaceCard.module.css';
import { useNoticeText } from './PlaceNotices.tsx';
import { Score } from './Score.tsx';
import { langOfRefusal } from './useRefusalToast.tsx';

export interface PlaceCardProps {
  readonly attraction: Attraction;
  readonly category: string | undefined;
  readonly region: string | undefined;
  /** Position in the list, from 0. */
  readonly index: number;
  /** Heading level of its title. @default 3 */
  readonly headingLevel?: 2 | 3;
}

/** Place with one link, its title, that covers the card; the favourite button is above it. */
export function PlaceCard({ attraction, category, region, index, headingLevel = 3 }: PlaceCardProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const toNoticeText = useNoticeText();
  const { gdsUid, gdsNm, lang, thumbUrl, thumbAlt, lowPrice, passYn, openState, rating, reviewCnt, notices } =
    attraction;
  const [notice] = notices;
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <img
        alt={thumbAlt}
        className={styles.picture}
        decoding="async"
        height={320}
        lang={lang}
        src={thumbUrl}
        width={480}
        {...toPictureLoading(index)}
      />
      <p className={styles.kind}>{[category, region].filter(Boolean).join(' · ')}</p>
      <Title className={styles.title} lang={lang}>
        <KitLink className={styles.link} href={toAttractionHref(gdsUid)}>
          {gdsNm}
        </KitLink>
      </Title>
      <div className={styles.figures}>
        <Score rating={rating} reviewCnt={reviewCnt} />
        <p className={styles.price}>
          {lowPrice === null ? t('attractions.free') : t('attractions.from', { price: formatKrw(lowPrice) })}
          <About won={lowPrice} />
        </p>
      </div>
      {notice !== undefined && (
        <p className={styles.notice} lang={langOfRefusal(notice.title) ?? lang}>
          {toNoticeText(notice)}
        </p>
      )}
      {passYn === 'Y' || openState === 'HOLIDAY' ? (
        <p className={styles.badges}>
          {passYn === 'Y' ? <Badge color="pine">{t('attractions.pass')}</Badge> : null}
          {openState === 'HOLIDAY' ? <Badge color="gray">{t('attractions.holiday')}</Badge> : null}
        </p>
      ) : null}
      <div className={styles.favourite}>
        <FavouriteButton item={attraction} />
      </div>
    </article>
  );
}
