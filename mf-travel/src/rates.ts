import { exchangeRates } from '@haesol/contracts/travel';
import { get } from '@haesol/remote/routes';

/** Rates for pages with prices, which show a currency beside the won in other languages than Korean. */
export const rates = get(exchangeRates, {}, { translated: true });
