import * as z from 'zod/mini';
import { emptyObject, instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { removedKey } from '../common/removed.ts';
import { officeDate } from '../common/staffDates.ts';
import { officeLine } from '../common/staffText.ts';
import { rateShape } from './exchangeRate.ts';

const isCurrency = (code: string) => code !== 'KRW' && Intl.supportedValuesOf('currency').includes(code);

const currencyCd = z
  .string({ error: '통화를 입력해 주세요.' })
  .check(z.refine(isCurrency, { error: '원화가 아닌 통화의 코드를 영문 대문자 3자로 입력해 주세요. 예: USD' }));

const rateFields = {
  wonPerUnit: z
    .number({ error: '숫자를 입력해 주세요.' })
    .check(
      z.minimum(0.001, { error: '0.001 이상 입력해 주세요.' }),
      z.maximum(1_000_000, { error: '1,000,000까지 입력할 수 있습니다.' }),
    ),
  rateDt: officeDate,
  source: officeLine('출처를', 40),
  rev: seenRev,
};

const rateForm = z.strictObject(rateFields);
export type RateForm = z.output<typeof rateForm>;

const officeRate = z.object({
  ...rateShape,
  source: z.string(),
  /** Member of staff who entered it; null for the daily file and sample data. */
  setNm: z.nullable(z.string()),
  setDt: instant,
  ...edited,
});

const params = z.object({ currencyCd: z.string() });
const saved = z.object({ currencyCd: z.string() });

export const adminRates = defineEndpoint({
  name: 'admin.listRates',
  method: 'GET',
  path: '/api/v1/admin/exchange-rates',
  access: 'staff',
  area: 'travel',
  language: 'header',
  query: z.object({ ...pageQuery(20), ...removedKey, searchKeyword: queryText() }),
  response: listOf(officeRate),
  summary:
    'Exchange rates with source and day, also those that are too old to be offered; with `removedYn` the removed ones.',
});

export const adminAddRate = defineEndpoint({
  name: 'admin.addRate',
  method: 'POST',
  path: '/api/v1/admin/exchange-rates',
  access: 'staff',
  area: 'travel',
  language: 'header',
  body: z.strictObject({ currencyCd, ...rateFields }),
  response: saved,
  summary: 'Offers a currency with its rate, also one that was removed.',
});

export const adminChangeRate = defineEndpoint({
  name: 'admin.changeRate',
  method: 'PUT',
  path: '/api/v1/admin/exchange-rates/{currencyCd}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params,
  body: rateForm,
  response: saved,
  summary: 'Changes the rate of a currency.',
});

export const adminRemoveRate = defineEndpoint({
  name: 'admin.removeRate',
  method: 'DELETE',
  path: '/api/v1/admin/exchange-rates/{currencyCd}',
  access: 'staff',
  area: 'travel',
  language: 'header',
  params,
  response: emptyObject,
  summary: 'Takes a currency off, also for the daily file; amounts are shown in won alone to those who chose it.',
});
