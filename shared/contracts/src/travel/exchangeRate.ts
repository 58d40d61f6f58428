import * as z from 'zod/mini';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { date } from '../common/values.ts';

/** Days for which a rate is offered; an older one would mislead. */
export const rateDays = 14;

/** Won for one unit of a currency. */
export const rateShape = { currencyCd: z.string(), wonPerUnit: z.number(), rateDt: date };

export const exchangeRates = defineEndpoint({
  name: 'exchangeRates.list',
  method: 'GET',
  path: '/api/v1/exchange-rates',
  access: 'public',
  language: 'none',
  response: listOf(z.object(rateShape)),
  summary: 'Currencies in which amounts are shown beside the won: won for one unit, with the day of the rate.',
});
