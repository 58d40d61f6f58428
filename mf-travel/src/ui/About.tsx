import { exchangeRates } from '@haesol/contracts/travel';
import { useEndpoint, useFormats, useReadable, useText, useTextLocale } from '@haesol/remote/lifecycle';
import styles from './About.module.css';
import { currencyChoice } from './currencyChoice.ts';

export const wonCd = 'KRW';

/** Currency beside the won before a choice, by language. */
const defaults: Readonly<Record<string, string>> = { en: 'USD', ja: 'JPY', 'zh-CN': 'CNY', 'zh-TW': 'TWD' };

/**
 * Returns the offered rates, and that of the currency beside the won: the chosen one, else that of the language. Korean pages ask for
 * no rates before a choice.
 * @param isAsked asks in any case
 */
export function useRates(isAsked = false) {
  const locale = useTextLocale();
  const chosen = useReadable(currencyChoice);
  const wanted = chosen || (defaults[locale] ?? wonCd);
  const query = useEndpoint(exchangeRates, isAsked || locale !== 'ko' || chosen !== '' ? {} : undefined);
  const rates = query.data?.list ?? [];
  return { rates, rate: rates.find(({ currencyCd }) => currencyCd === wanted) };
}

/** Returns a function that formats won in the currency beside it; undefined without one. */
export function useAbout(): ((won: number) => string) | undefined {
  const { formatAbout } = useFormats();
  const { rate } = useRates();
  return rate && ((won) => formatAbout(won / rate.wonPerUnit, rate.currencyCd));
}

/** An amount of won in the currency beside it, in brackets; nothing without one. */
export function About({ won }: { readonly won: number | null }) {
  const t = useText();
  const format = useAbout();
  if (format === undefined || !won) return null;
  return (
    <>
      {' '}
      <span className={styles.about}>{t('currency.about', { amount: format(won) })}</span>
    </>
  );
}
