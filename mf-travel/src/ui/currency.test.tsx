import {
  addLanguage,
  aMember,
  anAttraction,
  anAttractionDetail,
  renderPage,
  screen,
  waitFor,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';
import { addEnglish } from '#testing/english';
import { reserveAnswers } from '#testing/myScreens';
import { aPayInfo } from '#testing/orderSamples';
import ja from '../messages/ja.json' with { type: 'json' };

const rates = {
  list: [
    { currencyCd: 'EUR', wonPerUnit: 1_600, rateDt: '2026-11-20' },
    { currencyCd: 'JPY', wonPerUnit: 9, rateDt: '2026-11-20' },
    { currencyCd: 'USD', wonPerUnit: 1_400, rateDt: '2026-11-20' },
  ],
  cnt_total: 3,
};
const nothing = { list: [], cnt_total: 0 };
const label = /^Also show prices in/;

const open = (locale: string, answers: Record<string, unknown> = {}, path = '/travel/attraction?gdsUid=g1') =>
  renderPage({
    app,
    path,
    session: aMember(),
    locale,
    answers: {
      ...reserveAnswers,
      'attraction.get': anAttractionDetail(),
      'review.list': nothing,
      'codes.list': nothing,
      'exchangeRates.list': rates,
      ...answers,
    },
  });
const asked = ({ shell }: Awaited<ReturnType<typeof open>>) =>
  shell.http.requests.filter(({ name }) => name === 'exchangeRates.list').length;

describe('the currency beside the won', () => {
  let removeLanguage = () => {};
  beforeEach(() => {
    localStorage.clear();
    removeLanguage = addEnglish();
  });
  afterEach(() => removeLanguage());

  it('is the one of the language before a choice', async () => {
    await open('en');
    expect(await screen.findAllByText('(about US$4.29)')).not.toHaveLength(0);
    expect(screen.getByText(/^Charged in Korean won\. Rate of .*20.*, for reference\.$/)).toBeVisible();
  });

  it('is the yen in Japanese, without fractions', async () => {
    removeLanguage();
    removeLanguage = addLanguage('ja', ja);
    await open('ja');
    expect(await screen.findAllByText('（約￥667）')).not.toHaveLength(0);
  });

  it('is asked for and shown on no Korean page before a choice', async () => {
    const rendered = await open('ko');
    await screen.findAllByText(/6,000원/);

    expect(asked(rendered)).toBe(0);
    expect(screen.queryByText(/약/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: /통화/ })).toBeNull();
  });

  it('is chosen for all pages of this browser, also for Korean ones', async () => {
    const { unmount, user } = await open('en');
    await user.selectOptions(await screen.findByRole('combobox', { name: label }), 'EUR');
    expect(screen.getAllByText('(about €3.75)')).not.toHaveLength(0);
    expect(screen.queryByText(/US\$/)).toBeNull();
    unmount();

    const places = { list: [anAttraction()], cnt_total: 1 };
    const rendered = await open('ko', { 'attraction.list': places }, '/travel/attractions');
    expect(await screen.findByText(/^\(약 €3.75\)$/)).toBeVisible();
    expect(asked(rendered)).toBeGreaterThan(0);
  });

  it('leaves the won alone after the choice of won only, and offers the choice again', async () => {
    const { user } = await open('en');
    const select = await screen.findByRole('combobox', { name: label });
    await user.selectOptions(select, 'KRW');

    expect(screen.queryByText(/about/)).toBeNull();
    expect(screen.queryByText(/Charged in Korean won/)).toBeNull();
    await user.selectOptions(select, 'JPY');
    expect(screen.getAllByText(/about JP¥667/)).not.toHaveLength(0);
  });

  it('leaves the won alone without a rate for the language, and offers the other currencies', async () => {
    await open('en', { 'exchangeRates.list': { list: rates.list.slice(0, 2), cnt_total: 2 } });

    expect(await screen.findByRole('combobox', { name: label })).toHaveValue('KRW');
    expect(screen.queryByText(/about/)).toBeNull();
  });

  it('is nowhere without rates', async () => {
    let answered = 0;
    await open('en', {
      'exchangeRates.list': () => {
        answered += 1;
        return nothing;
      },
    });
    await screen.findAllByText(/₩6,000/);
    await waitFor(() => expect(answered).toBeGreaterThan(0));

    expect(screen.queryByText(/about/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: label })).toBeNull();
  });

  it('stands beside the sum of a quote, which says that the won is charged', async () => {
    const { user } = await open('en', { 'reserve.payInfo': aPayInfo() }, '/travel/reserve?goodsDtlId=g1-1&counts=1:2');
    await user.click(await screen.findByRole('button', { name: /3 left/ }));
    await user.click(screen.getByRole('radio', { name: '11:00' }));

    expect(await screen.findByText('(about US$21.43)')).toBeVisible();
    expect(screen.getByText('About US$21.43, charged in Korean won')).toBeVisible();
    expect(screen.getByText(/^Charged in Korean won\. Rate of/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Pay ₩30,000' })).toHaveLength(2);
  });

  it('can be chosen in the quick links of a Korean page, which ask for rates once opened', async () => {
    const rendered = await renderPage({
      app,
      path: '/travel',
      slot: 'site.sticky.v1',
      answers: { 'travelInfo.list': nothing, 'codes.list': nothing, 'exchangeRates.list': rates },
    });
    expect(asked(rendered)).toBe(0);
    await rendered.user.click(screen.getByRole('button', { name: '여행정보' }));
    const select = await within(screen.getByRole('dialog')).findByRole('combobox', { name: /함께 볼 통화/ });
    await rendered.user.selectOptions(select, 'USD');

    expect(localStorage.getItem('haesol.travel.currency')).toBe('USD');
    expect(select).toHaveValue('USD');
  });
});
