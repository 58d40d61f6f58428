import type { PassItem } from '@haesol/shared/contracts';
import { formatKrw } from '@haesol/shared/i18n';
import { useText } from '@haesol/shared/lifecycle';
import { toPictureLoading, VisuallyHidden } from '@haesol/shared/ui';
import styles from './PassCard.module.css';

export interface PassCardProps {
  readonly pass: PassItem;
  /** Place in the list, from 0. */
  readonly index: number;
}

/** A pass with its price beside its list price, and the places that it opens. */
export function PassCard({ pass, index }: PassCardProps) {
  const t = useText();
  const { passNm, summary, hours, pickCnt, persons, price, listPrice, placesCnt, saveMax, thumbUrl, thumbAlt } = pass;
  const facts = [
    hours === null ? t('passes.pick', { count: pickCnt ?? 0 }) : t('passes.hours', { count: hours }),
    t('passes.persons', { count: persons }),
    t('passes.places', { count: placesCnt }),
  ];
  return (
    <article className={styles.card}>
      <img
        alt={thumbAlt}
        className={styles.picture}
        height={320}
        src={thumbUrl}
        width={480}
        {...toPictureLoading(index)}
      />
      <h2 className={styles.title}>{passNm}</h2>
      <p className={styles.text}>{summary}</p>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p className={styles.price}>
        {listPrice > price && (
          <>
            <VisuallyHidden>{t('passes.listPrice')}</VisuallyHidden>
            <s className={styles.listPrice}>{formatKrw(listPrice)}</s>
            <VisuallyHidden>{t('passes.price')}</VisuallyHidden>
          </>
        )}
        <b>{formatKrw(price)}</b>
      </p>
      {saveMax > 0 && <p className={styles.save}>{t('passes.save', { amount: formatKrw(saveMax) })}</p>}
    </article>
  );
}
