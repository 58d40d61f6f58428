import { contentLocales } from '@haesol/contracts/common';
import { ko, type MailTexts } from './ko.ts';
import { mailTexts } from './mailTexts.ts';
import { type News, news, toNews } from './news.ts';

const booking = { name: 'Maria', gdsNm: 'Haesol Lighthouse', rsvtNo: 'T261123-7', time: '10:00' };
const pass = { name: 'Maria', passNm: 'Nuri Pass', rsvtNo: 'T261123-8', placeNm: 'Narae', until: '14:00' };
const link = 'https://portal.example/x';

/** Arguments of each text; a missing one does not compile. */
const facts: { readonly [Name in keyof MailTexts]: Parameters<MailTexts[Name]>[0] } = {
  mailCode: '123456',
  joined: { name: 'Maria', isActive: false },
  foundId: { to: 'maria@mail.example', name: 'Maria' },
  temporaryPassword: { name: 'Maria', password: 'Temp4821xyzA' },
  passwordChanged: 'Maria',
  newDevice: { name: 'Maria', at: '10:00', device: 'Chrome', link },
  emailChanged: { name: 'Maria', maskedEmail: 'ma***a@mail.example' },
  dataExport: { name: 'Maria', link },
  left: 'Maria',
  socialLinked: 'Maria',
  ordersClaimed: { name: 'Maria', count: 2, link },
  secondFactorChanged: { name: 'Maria', change: 'change', link },
  sessionReused: 'Maria',
  companyManager: { name: 'Maria', companyNm: 'Haesol Precision' },
  dormancyNotice: { name: 'Maria', day: '23.12.', link },
  dormant: { name: 'Maria', link },
  consentNotice: { name: 'Maria', day: '23.11.', link },
  termsChanged: { name: 'Maria', list: ['Terms of use'] },
  membershipMoved: { name: 'Maria', news: 'news' },
  travelRequested: { ...booking, answerBy: '22:00' },
  piecesFree: { ...booking, count: 2, until: '22:00' },
  travelMoved: {
    ...booking,
    news: 'news',
    memo: 'memo',
    change: { people: 'Adult 3', paid: '₩10,000', back: '₩2,000', freeUntil: '23:59' },
  },
  travelRefunded: { ...booking, amount: '₩16,000', fee: '₩4,000', points: '500' },
  travelPartRefunded: { ...booking, amount: '₩8,000', fee: '₩2,000', points: '250' },
  differenceReturned: { ...booking, amount: '₩10,000' },
  voucherIssued: {
    ...booking,
    addr: 'Solbit-ro 1',
    meet: 'Yellow flag https://map.example/',
    people: 'Adult 2',
    sum: '₩20,000',
    freeUntil: '23:59',
    voucherNo: 'V-7',
  },
  purchasePaid: { name: 'Maria', list: ['Haesol Lighthouse · T261123-7'], sum: '₩20,000' },
  passIssued: pass,
  voucherUsed: { ...booking, points: '160', link },
  passStarted: pass,
  cardHandedOver: pass,
  questionAnswered: 'Parking',
  inquiryAnswered: 'Parking',
  reviewShown: booking,
  reviewHidden: { ...booking, memo: 'memo', link },
};

type Text = (given: unknown) => { readonly subject: string; readonly lines: readonly string[] };

/** Writes a text. The arguments belong to it by their key, which the compiler cannot follow. */
function write(locale: keyof typeof mailTexts, name: keyof typeof facts): string {
  const { subject, lines } = (mailTexts[locale][name] as Text)(facts[name]);
  return [subject, ...lines].join('\n');
}

const foreign = contentLocales.filter((locale) => locale !== 'ko');
const cases = foreign.flatMap((locale) =>
  (Object.keys(facts) as (keyof typeof facts)[]).map((name) => ({ locale, name })),
);
const valuesOf = (given: object | string) =>
  typeof given === 'string' ? [given] : Object.values(given).filter((v) => typeof v === 'string');
/** Lists the figures of a text; the name of the two-step verification has one in Korean. */
const listNumbers = (text: string) => [...(text.replaceAll(/2(단계|段階)/g, '').match(/\d+/g) ?? [])].sort();
const listPlaceholders = (text: string) => [...(text.match(/\{\w+\}/g) ?? [])].sort();

describe('mails in other languages', () => {
  it.each(cases)('$name has no Hangul and all values in $locale', ({ locale, name }) => {
    const text = write(locale, name);
    const korean = write('ko', name);
    const shown = valuesOf(facts[name]).filter((value) => korean.includes(value));

    expect(text).not.toMatch(/[가-힣]|undefined/);
    expect(shown.filter((value) => !text.includes(value))).toEqual([]);
    expect(listNumbers(text)).toEqual(listNumbers(korean));
  });

  it.each(foreign)('the texts of %s are those of Korean', (locale) => {
    expect(Object.keys(mailTexts[locale])).toEqual(Object.keys(ko));
  });

  it.each(foreign)('the sentences of notifications have no Hangul and all values in %s', (locale) => {
    const sentences = Object.keys(news) as News[];
    const translated = sentences.map((sentence) => toNews(sentence, locale));

    expect(translated.filter((text) => /[가-힣]/.test(text))).toEqual([]);
    expect(translated.map(listPlaceholders)).toEqual(sentences.map(listPlaceholders));
    expect(toNews('{day}까지', locale, { day: '2026' })).toContain('2026');
  });
});
