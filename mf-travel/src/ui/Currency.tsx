import { toDateLocale } from '@haesol/contracts/common';
import { Select } from '@haesol/kit';
import { useFormats, useReadable, useText, useTextLocale } from '@haesol/remote/lifecycle';
import { useAbout, useRates, wonCd } from './About.tsx';
import styles from './Currency.module.css';
import { currencyChoice } from './currencyChoice.ts';

const isHydrated = { get: () => true, getServer: () => false, subscribe: () => () => undefined };

/** Choice of the currency beside the won, for this browser; nothing without rates. @param isAsked as of {@link useRates} */
export function CurrencySelect({ isAsked = false }: { readonly isAsked?: boolean }) {
  const t = useText();
  const locale = toDateLocale(useTextLocale());
  const { rates, rate } = useRates(isAsked);
  // Browsers may name a currency otherwise than the server.
  const isNamed = useReadable(isHydrated);
  if (rates.length === 0) return null;
  const names = isNamed ? new Intl.DisplayNames(locale, { type: 'currency' }) : undefined;
  return (
    <Select
      label={t('currency.label')}
      onChange={({ target }) => currencyChoice.choose(target.value)}
      options={[
        { value: wonCd, label: t('currency.wonOnly') },
        ...rates.map(({ currencyCd }) => ({
          value: currencyCd,
          label: [currencyCd, names?.of(currencyCd) ?? ''].join(' ').trim(),
        })),
      ]}
      size="small"
      value={rate?.currencyCd ?? wonCd}
    />
  );
}

/** The won is charged, and the day of the rate; nothing without a currency beside the won. */
function Charged() {
  const t = useText();
  const { formatShortDate } = useFormats();
  const { rate } = useRates();
  if (rate === undefined) return null;
  return <p className={styles.note}>{t('currency.charged', { day: formatShortDate(rate.rateDt) })}</p>;
}

/** Choice of the currency with what is charged, below prices. */
export function Currency() {
  const { rates } = useRates();
  if (rates.length === 0) return null;
  return (
    <div className={styles.choice}>
      <Charged />
      <CurrencySelect />
    </div>
  );
}

/** A sum in the currency beside the won, above the button of narrow screens. */
export function BarAbout({ won }: { readonly won: number | undefined }) {
  const t = useText();
  const format = useAbout();
  if (format === undefined || !won) return null;
  return <p className={styles.bar}>{t('currency.bar', { amount: format(won) })}</p>;
}
