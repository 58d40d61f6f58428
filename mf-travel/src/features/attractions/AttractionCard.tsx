import type { Attraction } from '@haesol/shared/contracts';
import { formatKrw, formatNumber } from '@haesol/shared/i18n';
import { useText } from '@haesol/shared/lifecycle';
import { Badge, Icon, toPictureLoading, VisuallyHidden } from '@haesol/shared/ui';
import Star from 'lucide-react/icons/star';
import styles from './AttractionCard.module.css';

export interface AttractionCardProps {
  readonly attraction: Attraction;
  readonly category: string | undefined;
  readonly region: string | undefined;
  /** Place in the list, from 0. */
  readonly index: number;
}

export function AttractionCard({ attraction, category, region, index }: AttractionCardProps) {
  const t = useText();
  const { gdsNm, thumbUrl, thumbAlt, lowPrice, passYn, openState } = attraction;
  return (
    <article className={styles.card}>
      <img
        alt={thumbAlt}
        className={styles.picture}
        decoding="async"
        height={320}
        src={thumbUrl}
        width={480}
        {...toPictureLoading(index)}
      />
      <p className={styles.kind}>{[category, region].filter(Boolean).join(' · ')}</p>
      <h3 className={styles.title}>{gdsNm}</h3>
      <div className={styles.figures}>
        <Score attraction={attraction} />
        <p className={styles.price}>
          {lowPrice === null ? t('attractions.free') : t('attractions.from', { price: formatKrw(lowPrice) })}
        </p>
      </div>
      {passYn === 'Y' || openState === 'HOLIDAY' ? (
        <p className={styles.badges}>
          {passYn === 'Y' ? <Badge color="pine">{t('attractions.pass')}</Badge> : null}
          {openState === 'HOLIDAY' ? <Badge color="gray">{t('attractions.holiday')}</Badge> : null}
        </p>
      ) : null}
    </article>
  );
}

function Score({ attraction: { rating, reviewCnt } }: Pick<AttractionCardProps, 'attraction'>) {
  const t = useText();
  if (reviewCnt === 0) return <p className={styles.score}>{t('attractions.noReview')}</p>;
  return (
    <p className={styles.score}>
      <span className={styles.star}>
        <Icon of={Star} size={16} />
      </span>
      <VisuallyHidden>{t('attractions.score')}</VisuallyHidden>
      <b>{rating.toFixed(1)}</b>
      <span>
        <VisuallyHidden>{t('attractions.reviews')}</VisuallyHidden>
        {`(${formatNumber(reviewCnt)})`}
      </span>
    </p>
  );
}
