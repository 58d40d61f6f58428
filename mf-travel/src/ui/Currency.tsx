import { useFormats, useReadable, useText } from '@haesol/remote/lifecycle';
import { lazy, Suspense } from 'react';
import { useAbout, useRates } from './About.tsx';
import styles from './Currency.module.css';

const Select = lazy(() =>
  import('./CurrencySelect.tsx').then(
    ({ CurrencySelect }) => ({ default: CurrencySelect }),
    // Prices are complete without the choice.
    () => ({ default: () => null }),
  ),
);
const hydrated = { get: () => true, getServer: () => false, subscribe: () => () => undefined };

/** Choice of the currency beside the won; nothing without rates. @param isAsked as of {@link useRates} */
export function CurrencyChoice({ isAsked = false }: { readonly isAsked?: boolean }) {
  const { rates } = useRates(isAsked);
  // The server does not wait for code.
  const isHydrated = useReadable(hydrated);
  if (rates.length === 0) return null;
  return (
    <div className={styles.select}>
      <Suspense>{isHydrated && <Select isAsked={isAsked} />}</Suspense>
    </div>
  );
}

/** Below prices: the won is charged, the day of the rate, and the choice of the currency. */
export function Currency() {
  const t = useText();
  const { formatShortDate } = useFormats();
  const { rate } = useRates();
  return (
    <>
      {rate !== undefined && (
        <p className={styles.note}>{t('currency.charged', { day: formatShortDate(rate.rateDt) })}</p>
      )}
      <CurrencyChoice />
    </>
  );
}

/** A sum in the currency beside the won, above the button of narrow screens. */
export function BarAbout({ won }: { readonly won: number | undefined }) {
  const t = useText();
  const format = useAbout();
  if (format === undefined || !won) return null;
  return <p className={styles.bar}>{t('currency.bar', { amount: format(won) })}</p>;
}
