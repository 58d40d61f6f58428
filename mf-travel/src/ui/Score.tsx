import { Icon, VisuallyHidden } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import Star from 'lucide-react/icons/star';
import styles from './Score.module.css';

export interface ScoreProps {
  readonly rating: number;
  readonly reviewCnt: number;
}

/** Average stars of a place and the number of its reviews. */
export function Score({ rating, reviewCnt }: ScoreProps) {
  const t = useText();
  const { formatNumber } = useFormats();
  if (reviewCnt === 0) return <span className={styles.score}>{t('attractions.noReview')}</span>;
  return (
    <span className={styles.score}>
      <span className={styles.star}>
        <Icon of={Star} size={16} />
      </span>
      <VisuallyHidden>{t('attractions.score')}</VisuallyHidden>
      <b>{rating.toFixed(1)}</b>
      <span>
        <VisuallyHidden>{t('attractions.reviews')}</VisuallyHidden>
        {`(${formatNumber(reviewCnt)})`}
      </span>
    </span>
  );
}
