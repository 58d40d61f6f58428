import { toDateLocale } from '@haesol/contracts/common';
import { Select } from '@haesol/kit';
import { useText, useTextLocale } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { useRates, wonCd } from './About.tsx';
import { currencyChoice } from './currencyChoice.ts';

/** List of the offered currencies; the choice is for this browser. @param isAsked as of {@link useRates} */
export function CurrencySelect({ isAsked }: { readonly isAsked: boolean }): ReactNode {
  const t = useText();
  const names = new Intl.DisplayNames(toDateLocale(useTextLocale()), { type: 'currency' });
  const { rates, rate } = useRates(isAsked);
  return (
    <Select
      label={t('currency.label')}
      onChange={({ target }) => currencyChoice.choose(target.value)}
      options={[
        { value: wonCd, label: t('currency.wonOnly') },
        ...rates.map(({ currencyCd }) => ({ value: currencyCd, label: `${currencyCd} ${names.of(currencyCd)}` })),
      ]}
      size="small"
      value={rate?.currencyCd ?? wonCd}
    />
  );
}
