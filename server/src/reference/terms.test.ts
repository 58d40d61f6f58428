import { termsNoticeDays } from '@haesol/contracts/board';
import { joinAge, retentionPolicy, sessionPolicy, toAffiliationDays } from '@haesol/contracts/identity';
import { applyDraftDays, fillLearnNumbers } from '@haesol/contracts/learn';
import { orderLimits, reviewLimits, travelNumbers, travelPolicy } from '@haesol/contracts/travel';
import { faqTexts } from '../../demo/boardTexts.ts';
import { createTerms, createTermsTranslations } from './terms.ts';

describe.each(createTerms().map((terms) => [`${terms.code} ${terms.version}`, terms.html] as const))(
  'terms %s',
  (_name, html) => {
    it('number their articles, each with a distinct title, a text and no placeholder', () => {
      const articles = html.split('<h3>').slice(1, -1);
      const titles = articles.map((article) => /^제\d+조\(([^<]+)\)<\/h3>/.exec(article)?.[1]);

      expect(articles.map((article) => parseInt(article.slice(1), 10))).toEqual(articles.map((_, index) => index + 1));
      expect(new Set(titles).size).toBe(articles.length);
      expect(titles).not.toContain(undefined);
      expect(articles.filter((article) => !article.includes('</h3><p>'))).toEqual([]);
      expect(html).not.toContain('{{');
      expect(html).toMatch(/<h3>부칙<\/h3><p>이 문서는 20\d\d년 \d+월 \d+일부터 시행합니다\.<\/p>$/);
    });
  },
);

it('terms and the answer about full courses say how long an offered seat is held', () => {
  const terms = createTerms().findLast(({ code }) => code === 'USE');
  const [, answer = ''] = faqTexts.EDU?.find(([question]) => question.startsWith('정원이 마감된')) ?? [];

  expect(terms?.html).toContain('24시간 동안 자리를 남겨 둡니다.');
  expect(fillLearnNumbers(answer)).toContain('24시간 동안, 교육이');
  expect(fillLearnNumbers(answer, { offerHours: 48 })).toContain('48시간 동안, 교육이');
});

it('the privacy policy names guests and how long their data is kept from its third version on', () => {
  const [, second, third] = createTerms().filter(({ code }) => code === 'PRIVACY');

  expect(second?.html).not.toContain('비회원');
  expect(third?.html).toMatch(/비회원 구매\(필수\): .*마지막 이용과 방문에서 1년/);
});

it('the second version of each document adds articles', () => {
  for (const [, [first, second] = []] of Map.groupBy(createTerms(), ({ code }) => code)) {
    expect(second?.html.split('<h3>').length).toBeGreaterThan(first?.html.split('<h3>').length ?? 0);
  }
});

const countTags = (html: string) => [...html.matchAll(/<(h3|p|ol|li)>/g)].map(([, tag]) => tag).join(' ');

describe.each(createTermsTranslations().map((terms) => [`${terms.locale} ${terms.code} ${terms.version}`, terms]))(
  'translation %s',
  (_name, { code, version, title, html }) => {
    const korean = createTerms().find((terms) => terms.code === code && terms.version === version);

    it('has the articles, paragraphs and items of the Korean text, and no Korean word', () => {
      expect(countTags(html)).toBe(countTags(korean?.html ?? ''));
      expect(html.split('<h3>').every((article) => !article.startsWith('</h3>'))).toBe(true);
      expect(`${title} ${html}`).not.toMatch(/[가-힣]|\{\{|\$t\(/);
      expect(title).not.toBe('');
    });
  },
);

it('refund lines of the travel terms follow the policy in every language', () => {
  const travel = {
    ...travelPolicy,
    datedRefund: [{ daysBefore: 7, ratePct: 100 }, ...travelPolicy.datedRefund.slice(1)],
  };
  const texts = createTermsTranslations({ travel }).filter(({ code }) => code === 'TRAVEL');

  expect(texts).toHaveLength(12);
  for (const { html } of texts) expect(html).toMatch(/<li>[^<]*7[^<]*100%[^<]*<\/li>/);
});

const readLatest = (code: string) => createTerms().findLast((terms) => terms.code === code)?.html ?? '';
const { loginMonths, auditYears, lookYears, rightYears, claimYears, guestDays, guestYears, sentDays } = retentionPolicy;
const { codeMinutes, destroyDays, dormantYears, dormantNoticeDays, requestDays, unfinishedHours } = retentionPolicy;
const { idleMinutes, hours, keepDays, staffIdleMinutes } = sessionPolicy;

describe('numbers of the latest terms', () => {
  const lines: readonly (readonly [code: string, line: string])[] = [
    ['USE', `만 ${joinAge}세 이상인 사람만 가입할 수 있습니다.`],
    [
      'USE',
      `시행 ${termsNoticeDays.usual}일 전부터 알립니다. 회원에게 불리한 변경은 ${termsNoticeDays.worse}일 전부터`,
    ],
    ['USE', `확인에는 보통 ${toAffiliationDays()}일이 걸리며`],
    ['PRIVACY', `마지막 이용과 방문에서 ${guestYears}년이 지날 때까지`],
    ['PRIVACY', `이용자의 로그인 기록: ${loginMonths}개월`],
    ['PRIVACY', `개인정보를 보거나 내려받은 기록: ${lookYears}년`],
    ['PRIVACY', `소비자 불만과 분쟁 처리 기록(여행 문의): ${claimYears}년`],
    ['PRIVACY', `권한의 부여와 변경, 말소 기록: ${rightYears}년`],
    ['PRIVACY', `보낸 전자우편과 문자: ${sentDays}일`],
    ['PRIVACY', `마지막으로 저장한 날에서 ${applyDraftDays}일`],
    ['PRIVACY', `주문하지 않은 비회원의 전자우편: 마지막 방문에서 ${guestDays}일`],
    [
      'PRIVACY',
      `${dormantYears}년 동안 로그인하지 않은 계정은 휴면으로 바꾸어 쓸 수 없게 하며 ${dormantNoticeDays}일 전에`,
    ],
    ['PRIVACY', `권한의 부여와 변경, 말소 기록은 ${rightYears}년 동안`],
    ['PRIVACY', `보유 기간이 지났거나 처리 목적을 이룬 그 밖의 개인정보는 파기할 것을 고르고`],
    ['PRIVACY', `개인정보 보호책임자의 승인을 받아 ${destroyDays}일 안에 파기하며`],
    ['PRIVACY', `회원은 만 ${joinAge}세 이상만 가입할 수 있으며`],
    ['SECURITY', `관리자의 작업 기록을 ${auditYears}년 이상 보관하고`],
    ['SECURITY', `개인정보를 보거나 내려받은 기록은 ${lookYears}년 동안`],
    ['SECURITY', `이용자가 로그인한 기록은 이와 따로 ${loginMonths}개월 동안`],
    ['SECURITY', `${staffIdleMinutes}분 동안 쓰지 않으면 저절로 로그아웃됩니다.`],
    ['SECURITY', `${idleMinutes}분 동안 쓰지 않거나 로그인한 지 ${hours}시간이 지난 때에`],
    ['SECURITY', `유지를 고른 기기에서는 ${keepDays}일 동안`],
    ['JOIN_PRIVACY', `<li>로그인 기록: ${loginMonths}개월</li>`],
    ['JOIN_PRIVACY', `소비자 불만과 분쟁 처리에 관한 기록: ${claimYears}년`],
    ['JOIN_PRIVACY', `가입을 마치지 않은 신청 정보: ${unfinishedHours}시간`],
    ['JOIN_PRIVACY', `만 ${joinAge}세 미만은 가입할 수 없습니다.`],
    ['JOIN_PRIVACY', `인증번호는 ${codeMinutes}분이 지나거나`],
    ['JOIN_PRIVACY', `접속 주소를 ${requestDays}일 동안 보관합니다.`],
    ['MARKETING', `만 ${joinAge}세 미만은 회원으로 가입할 수 없으므로`],
    ['TRAVEL', `결제한 금액의 ${orderLimits.earnPct}%를 포인트로`],
    ['TRAVEL', `포인트는 ${orderLimits.minPoints.toLocaleString('ko')}점부터`],
    ['TRAVEL', `결제 화면을 연 뒤 ${orderLimits.holdSec / 60}분이 지나면`],
    ['TRAVEL', `이용을 마친 회원은 ${reviewLimits.days}일 안에 후기를`],
  ];

  it.each(lines)('are those of the policies: %s, %s', (code, line) => {
    expect(readLatest(code)).toContain(line);
  });

  it('of orders, points and reviews follow the limits of the shop in every language', () => {
    const limits = { maxCount: 77, holdMinutes: 66, minPoints: 5_500, earnPct: 44, reviewDays: 33 };
    const travel = { ...travelPolicy, limits };
    const texts = [...createTerms({ travel }), ...createTermsTranslations({ travel })].filter(
      ({ code, version }) => code === 'TRAVEL' && version === '2.2',
    );

    expect(texts).toHaveLength(5);
    for (const { html } of texts) {
      const words = html.replaceAll(/<[^>]+>/g, ' ');
      for (const number of [/\b77|77(?=個|份|개)/, /66/, /5,500/, /44%/, /33/]) expect(words).toMatch(number);
      expect(words).not.toMatch(/\b20(?:분|分| minutes)|1,000|\b1%|여섯|六|\bsix\b/);
    }
  });

  it('follow a changed policy in every language', () => {
    const retention = { ...retentionPolicy, loginMonths: 7, guestYears: 2 };
    const read = (all: readonly { readonly code: string; readonly version: string; readonly html: string }[]) =>
      all.filter(({ code, version }) => code === 'PRIVACY' && version === '2.2').map(({ html }) => html);
    const changed = [...read(createTerms({ retention })), ...read(createTermsTranslations({ retention }))];

    expect(changed).toHaveLength(5);
    for (const html of changed) expect(html).toMatch(/7(?:개월| months|か月|个月|個月)/);
    expect(read(createTermsTranslations({ retention }))[0]).toContain('until 2 years after');
    expect(read(createTermsTranslations())[0]).toContain('until 1 year after');
  });
});

describe('the latest terms', () => {
  const readTravel = (locale: string) =>
    [...createTerms().map((terms) => ({ ...terms, locale: 'ko' })), ...createTermsTranslations()].findLast(
      (terms) => terms.code === 'TRAVEL' && terms.locale === locale,
    )?.html ?? '';

  it.each([
    ['ko', '상품마다 한 장을', '패스 한 장으로 한 번만', '예약자의 이름과 연락처를 고칠 수 있습니다'],
    [
      'en',
      'one coupon can be used for each product',
      'once with each pass',
      'contact details of the person who booked',
    ],
    ['ja', '一つの商品につき一枚', 'パス一枚につき一回に限り', '予約者の名前または連絡先を訂正'],
    ['zh-CN', '每项商品可使用一张', '每张通票只能使用一次', '预订人姓名和联系方式'],
    ['zh-TW', '每項商品可使用一張', '每張套票只能使用一次', '預訂人姓名與聯絡方式'],
  ])(
    'of travel in %s allow a coupon a product, a place a pass, and corrections in the free days',
    (locale, ...lines) => {
      const html = readTravel(locale);
      const change = html.split('<h3>').find((article) => article.includes(lines[2] ?? '?')) ?? '';
      const [, ...numbers] = change.replaceAll(/<[^>]+>/g, '').match(/\d+/g) ?? [];

      for (const line of lines) expect(html).toContain(line);
      // The days of the change, and no later ones for the name.
      expect(numbers).toEqual([String(travelNumbers().lastFullDays)]);
      expect(change).not.toMatch(/전날|day before|前日|前一天/);
      expect(html).not.toMatch(/한 결제에 한 장|하루 한 번|once a day|一日一回|每天可/);
    },
  );

  it('name the country of companies abroad where the business number is asked', () => {
    for (const code of ['PRIVACY', 'JOIN_PRIVACY']) {
      expect(readLatest(code)).toContain('사업자등록번호(국외 기업은 국가)');
    }
  });

  it('let members buy trips before their affiliation is confirmed, as the shop does', () => {
    for (const code of ['USE', 'JOIN_PRIVACY']) {
      expect(readLatest(code)).toMatch(/여행 상품과 패스(?:는 확인되기 전에도 살 수 있습니다|를 살 수 있습니다)/);
      expect(readLatest(code)).not.toMatch(/법정대리인의 동의를? 받아야|법정대리인의 동의 없이/);
    }
  });
});

it('an article that documents share changes only in the versions from its own on', () => {
  const [, second, , latest] = createTerms().filter(({ code }) => code === 'PRIVACY');

  expect(second?.html).toContain('접속 기록을 1년 이상 보관하고 다달이 점검하며');
  expect(latest?.html).not.toContain('접속 기록을 1년 이상 보관하고 다달이 점검하며');
  expect(latest?.html).toContain('그 밖의 작업 기록은 2년 동안');
});
