import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PriceDays } from '@haesol/contracts/travel';
import { toDaysText } from '../../domains/travel/goods/saleDays.ts';
import { news } from '../../mail/texts/news.ts';
import { toRefusalLanguage, translateFields } from './refusalTexts.ts';

const root = join(import.meta.dirname, '../../../..');
const folders = [
  ...['travel', 'identity', 'board', 'member/account', 'learn/enrolment', 'common/files', 'common/members'].map(
    (area) => `server/src/domains/${area}`,
  ),
  'shared/contracts/src',
];
/** Sources whose sentences are read by staff or on Korean pages alone, or are no refusals. */
const others =
  /[sS]taff|qna\/rules|testCourse|common\/values|commonForm|timeline|samples|contracts\/src\/(?:lab|learn|release)\/(?!my)|common\/(?:errors|ops|reveal)|addComment|certificatePdf|attendance|notifyAttendee|eduJobs|moveEnrolment|payFee|discountTerms|Texts|\.test\.|office|member\/(banner|code|search)|pay\/testToss|voucher\/(checkCode|handOver|redeem)|pass\/rules|travelInfo|cancelForProvider|decide|refundProposals|promoCodes|settlePayment|answer(?:Inquiry|Question)|membership\/|resetFactors|travelJobs|sampleFile/;

const daysText = '<days>';
const kinds = ['WEEKDAY', 'WEEKEND', 'HIGH'] as const satisfies readonly PriceDays[];
/** Every text of days for which a ticket has prices, in any order. */
const daysTexts = kinds.flatMap((one) => [
  toDaysText([{ days: one }]),
  ...kinds.flatMap((two) =>
    [
      [one, two],
      [one, two, ...kinds],
    ].map((all) => toDaysText(all.map((days) => ({ days })))),
  ),
]);
const withDayKinds = (sentence: string): string[] =>
  sentence.includes(daysText) ? daysTexts.map((text) => sentence.replace(daysText, text)) : [sentence];

/** Lists Korean sentences in the sources of calls that travellers make, with an example for each inserted value. */
function listRefusals(): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const sources = files
    .filter((file) => file.endsWith('.ts') && !others.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(\/\/|\*|\/\*|summary:).*$/gm, ''));
  const sentences = sources.flatMap((source) =>
    [
      ...source.matchAll(
        /(?:message|error): ?'([^'\n]*[가-힣][^'\n]*)'|'([^' \n][^'\n]*[가-힣][^'\n]*[.?!)])'|`([^` ][^`]*[가-힣][^`]*(?:[.?!)]|: \$\{\w+\}))`/g,
      ),
    ].map(([, named = '', plain = named, template = plain]) =>
      template
        .replaceAll(/\$\{toDaysText[^}]*\}/g, daysText)
        .replaceAll(/\$\{won\([^}]*\}/g, '1,000원')
        .replaceAll(/\$\{[^}]*\}요일/g, '월요일')
        .replaceAll(/\$\{[^}]*\}/g, '1'),
    ),
  );
  return [...new Set(sentences.flatMap(withDayKinds))].filter((sentence) => !Object.hasOwn(news, sentence));
}

describe('toRefusalLanguage', () => {
  it.each([
    ['CD0000000128', 'This coupon cannot be used here.'],
    ['CD0000001271', 'この商品には使えないクーポンです。'],
    ['CD0000001258', '이 상품에는 사용할 수 없는 쿠폰입니다.'],
    ['', '이 상품에는 사용할 수 없는 쿠폰입니다.'],
  ])('translates a refusal for the language code %p', (code, text) => {
    expect(toRefusalLanguage(code)('이 상품에는 사용할 수 없는 쿠폰입니다.')).toBe(text);
  });

  it.each([
    ['월·화요일에 이용할 때 사용할 수 있는 쿠폰입니다.', 'This coupon can be used for a visit on Monday or Tuesday.'],
    [
      '12. 1., 12. 24.에 이용할 때 사용할 수 있는 쿠폰입니다.',
      'This coupon can be used for a visit on 1 Dec or 24 Dec.',
    ],
    ['12. 3., 12. 4.은 쉬는 날입니다.', 'Closed on 3 Dec and 4 Dec.'],
    ['월·화요일은 쉬는 날입니다.', 'Closed on Monday and Tuesday.'],
    ['첨부할 수 없는 파일이 들어 있습니다: a.exe', 'It contains a file that cannot be attached: a.exe'],
    ['평일, 성수기에 이용하는 이용권입니다.', 'This ticket is for weekdays and the high season.'],
    [
      'Adult: 주말과 공휴일, 성수기에 이용하는 권종입니다.',
      'Adult: This kind of ticket is for weekends, public holidays and the high season.',
    ],
    ['2026. 12. 3.(목) 밤에 남은 객실이 0개입니다.', 'On the night of Thu 3 Dec 2026, rooms left: 0.'],
    ['2026. 12. 3.(목) 밤: 일요일은 쉬는 날입니다.', 'Night of Thu 3 Dec 2026: Closed on Sunday.'],
    ['2026-12-01부터 사용할 수 있는 프로모션 코드입니다.', 'This promo code can be used from 1 Dec 2026.'],
    ['Child: 만 3~12세가 이용하는 권종입니다.', 'Child: This kind of ticket is for ages 3 to 12.'],
    [
      '결제가 승인되지 않았습니다. (결제 시간이 지났습니다.)',
      'The payment was not approved. (The time for the payment is over.)',
    ],
    ['결제가 승인되지 않았습니다. (한도초과)', 'The payment was not approved.'],
    ['결제가 승인되지 않았습니다. (오류: 한도초과)', 'The payment was not approved.'],
    ['결제가 승인되지 않았습니다. (한도를 넘었습니다. (코드 51))', 'The payment was not approved.'],
  ])('translates days, weekdays and parts of %p', (korean, english) => {
    expect(toRefusalLanguage('CD0000000128')(korean)).toBe(english);
  });

  it('has a translation for each refusal of travel, accounts and files', () => {
    const english = toRefusalLanguage('CD0000000128');

    expect(listRefusals().length).toBeGreaterThan(150);
    expect(listRefusals().filter((refusal) => /[가-힣]/.test(english(refusal)))).toEqual([]);
  });
});

describe('translateFields', () => {
  it('translates the messages at fields and keeps other data', () => {
    const translate = toRefusalLanguage('CD0000000128');
    const fieldErrors = [{ field: 'useDate', code: 'custom', message: '이용일을 선택해 주세요.' }];

    expect(translateFields({ fieldErrors }, translate)).toEqual({
      fieldErrors: [{ field: 'useDate', code: 'custom', message: 'Please choose the date of your visit.' }],
    });
    expect(translateFields({ price: 9_900 }, translate)).toEqual({ price: 9_900 });
  });
});
