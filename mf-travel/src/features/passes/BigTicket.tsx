import type { PassDetail } from '@haesol/contracts/travel';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { Figure } from '#ui/Figure';
import styles from './BigTicket.module.css';

/** Widths of decorative bars, which cannot be scanned. */
const bars = [1, 3, 2, 1, 4, 2, 1, 1, 3, 2, 4, 1, 2, 1, 3, 1, 2, 4, 1, 2, 3, 1, 1, 2, 4, 1, 3, 2, 1, 2].map(
  (width, index, all) => ({ x: all.slice(0, index).reduce((sum, each) => sum + each + 3, 0), width }),
);

/** Pass drawn as a ticket, announced as one sentence. */
export function BigTicket({ pass }: { readonly pass: PassDetail }) {
  const t = useText();
  const { formatKrw } = useFormats();
  const { passNm, hours, pickCnt, persons, placesCnt, price, validDays } = pass;
  const facts = [t('passes.persons', { count: persons }), t('passes.places', { count: placesCnt }), formatKrw(price)];
  return (
    <div aria-label={[passNm, ...facts].join(', ')} className={styles.ticket} role="img">
      <div aria-hidden="true" className={styles.face}>
        <svg aria-hidden="true" className={styles.scene} preserveAspectRatio="xMidYMax slice" viewBox="0 0 560 300">
          <circle className={styles.sun} cx="452" cy="104" r="46" />
          <path className={styles.far} d="M-10 232q70-52 150-22t150-30 130 16 160-28v140H-10z" />
          <path className={styles.near} d="M-10 262q90-40 190-16t160-14 230-6v80H-10z" />
        </svg>
        <p className={styles.kind}>{t('passes.brand')}</p>
        <p className={styles.number}>
          <Figure unit={hours === null ? 'places' : 'hours'} value={hours ?? pickCnt ?? 0} />
        </p>
        <p className={styles.text}>
          {hours === null ? t('passes.pick', { count: pickCnt ?? 0 }) : t('passes.sinceFirst', { count: hours })}
          <br />
          {t('passes.places', { count: placesCnt })}
        </p>
      </div>
      <div aria-hidden="true" className={styles.stub}>
        <p>{t('passes.stub', { persons, days: validDays })}</p>
        <p className={styles.price}>
          <Figure unit="won" value={price} />
        </p>
        <svg aria-hidden="true" className={styles.bars} preserveAspectRatio="none" viewBox="0 0 150 44">
          {bars.map(({ x, width }) => (
            <rect height="44" key={x} width={width} x={x} />
          ))}
        </svg>
        <small>{t('passes.sample')}</small>
      </div>
    </div>
  );
}
