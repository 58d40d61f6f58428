import {
  datedRefundRules,
  fillTravelNumbers,
  type TravelPolicy,
  travelNumbers,
  travelPolicy,
} from '@haesol/contracts/travel';
import { faqTexts } from '../../../../demo/boardTexts.ts';
import { travelMails } from '../../../mail/travelMails.ts';
import { createTerms } from '../../../reference/terms.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { listBanners } from '../../member/home/repository.ts';
import { passTextsOf } from '../pass/rules.ts';
import { toDueDate, toRefund } from './refundRules.ts';
import { toNewPass, toRate, toSteps } from './refundView.ts';

const changed: TravelPolicy = {
  datedRefund: [
    { daysBefore: 5, ratePct: 100 },
    { daysBefore: 2, ratePct: 70 },
    { daysBefore: 1, ratePct: 40 },
    { daysBefore: 0, ratePct: 0 },
  ],
  withdrawalDays: 10,
  passRefund: { fullDays: 14, laterPct: 60 },
  passValidDays: 365,
  answerHours: 24,
  refundWorkDays: 5,
  limits: { maxCount: 4, holdMinutes: 30, minPoints: 2_000, earnPct: 2, reviewDays: 60 },
};
const now = new Date('2026-11-23T10:00:00+09:00');
const english = 'CD0000000128';
const facts = { rsvtUid: 'r', state: 'VOUCHER', payAmount: 10_000, pointAmount: 0 } as const;

const readTerms = (policy?: TravelPolicy) =>
  createTerms(policy === undefined ? {} : { travel: policy }).find(
    ({ code, version }) => code === 'TRAVEL' && version === '2.0',
  )?.html ?? '';
const readFaq = (title: RegExp, policy?: TravelPolicy) => {
  const answer = Object.values(faqTexts)
    .flat()
    .find(([question]) => title.test(question))?.[1];
  return fillTravelNumbers(answer ?? '', policy);
};

describe('a changed refund rule', () => {
  it('changes the refund, its mail, and its latest day', () => {
    const ticket = { ...facts, useDate: '2026-11-25', passes: [] };
    const pass = toNewPass(new Date('2026-11-10T10:00:00+09:00'), 30);
    const { refundAmount: amount, fee } = toRefund(toRate(ticket, now, changed), ticket);
    const traveller = {
      to: 'a@b.kr',
      name: '김하늘',
      gdsNm: '전망대',
      rsvtNo: '1',
      rsvtUid: 'r',
      time: undefined,
      locale: 'ko',
    } as const;
    const { lines } = travelMails((path) => path).travelRefunded({ ...traveller, amount, fee, points: 0 });

    expect([toRate(ticket, now), toRate(ticket, now, changed)]).toEqual([80, 70]);
    expect(lines).toContain('환불 금액: 7,000원 (취소 수수료 3,000원)');
    const ofPass = { ...facts, useDate: null, passes: [pass] };
    expect([toRate(ofPass, now), toRate(ofPass, now, changed)]).toEqual([90, 100]);
    expect(toDueDate(now, new Set(), changed)).toBe('2026-11-30');
  });

  it('changes the steps of quotes, orders and reservations', () => {
    const read = (useDate: string | null) =>
      toSteps(
        { useDate, passes: useDate === null ? [toNewPass(now, 60)] : [], payAmount: 10_000 },
        { languageCd: english, now },
        changed,
      ).map(({ label, untilDt, refundAmount }) => [label, untilDt, refundAmount]);

    expect(read('2026-12-10')).toEqual([
      ['5 or more days before', '2026-12-05', 10_000],
      ['2 or more days before', '2026-12-08', 7_000],
      ['1 day before', '2026-12-09', 4_000],
      ['On the day', '2026-12-10', 0],
    ]);
    expect(read(null)).toEqual([
      ['Unused, within 14 days of purchase', '2026-12-07', 10_000],
      ['Unused, until it expires', '2027-01-22', 6_000],
      ['After the first admission, or once its transit card is collected', null, 0],
    ]);
  });

  it('changes the tables of places and passes', () => {
    expect(datedRefundRules('ja', changed).map(({ label }) => label)).toEqual([
      '利用日の5日前まで',
      '利用日の2日前まで',
      '前日',
      '当日',
    ]);
    expect(passTextsOf('zh-TW', changed).refundRules).toEqual([
      { label: '未使用，購買後14天內', ratePct: 100 },
      { label: '未使用，有效期限內', ratePct: 60 },
      { label: '已進入任一景點或已領取交通卡後', ratePct: 0 },
    ]);
  });

  it('changes terms, FAQ answers and the banner, and the numbers in the texts of pages', async () => {
    const test = await openTestApp();
    const banners = await listBanners(test.db, changed);
    await test.close();

    expect(readTerms(changed)).toContain(
      '<li>이용 5일 전까지: 결제 금액의 100%</li><li>이용 2일 전까지: 결제 금액의 70%</li><li>이용 1일 전: 결제 금액의 40%</li><li>이용 당일과 그 뒤: 환불하지 않음</li>',
    );
    expect(readTerms(changed)).toContain('구매한 날부터 14일 안에 전액을 돌려 드리고, 그 뒤 유효 기간 안에는 60%를');
    expect(readTerms(changed)).toContain('구매한 날부터 365일 안에 처음 사용해야');
    expect(readFaq(/환불은 얼마나/, changed)).toContain(
      '이용 5일 전까지 전액, 2일 전까지 70%, 1일 전 40%를 돌려드리며',
    );
    expect(readFaq(/환불은 얼마나/, changed)).toContain('14일 안에 전액, 그 뒤에는 60%를');
    expect(readFaq(/언제부터 시간이/, changed)).toContain('365일 안에');
    expect(banners.map(({ text }) => text)).toContain('사용하기 전이면 구매 후 14일 안에 전액 환불됩니다.');
    expect(travelNumbers(changed)).toEqual({
      withdrawalDays: 10,
      ...{ passDays: 365, passFullDays: 14, passLaterPct: 60, refundWorkDays: 5, lastFullDays: 5, firstFeeDays: 4 },
      ...{ maxCount: 4, holdMinutes: 30, minPoints: '2,000', earnPct: 2, reviewDays: 60 },
    });
  });
});

describe('refund rule in texts', () => {
  it('equals the refund in the code, in terms and answers', () => {
    const [first] = travelPolicy.datedRefund;

    expect(readTerms()).toContain(`<li>이용 ${first?.daysBefore}일 전까지: 결제 금액의 100%</li>`);
    expect(readTerms()).not.toContain('{{');
    expect(readFaq(/환불은 얼마나/)).toBe(
      '날짜가 정해진 상품은 이용 3일 전까지 전액, 2일 전 80%, 1일 전 50%를 돌려드리며 당일에는 환불되지 않습니다. 쓰지 않은 패스는 구매한 날부터 7일 안에 전액, 그 뒤에는 90%를 돌려드립니다.',
    );
  });
});
