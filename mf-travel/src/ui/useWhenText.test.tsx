import { aMember, renderPage, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { addEnglish } from '#testing/english';
import { aWait, myAnswers, reserveAnswers } from '#testing/myScreens';
import { anOrder, aReservationDetail, aVoucher } from '#testing/orderSamples';

const rsvtUid = '21111111-2222-4333-8444-555555555555';
const places: readonly (readonly [path: string, answers: Record<string, unknown>])[] = [
  ['/travel/my', myAnswers],
  ['/travel/my', { ...myAnswers, 'reserve.list': { list: [], cnt_total: 0 }, 'reserve.waits': { list: [aWait()] } }],
  [`/travel/myReservation?rsvtUid=${rsvtUid}`, { 'reserve.get': aReservationDetail(), 'codes.list': { list: [] } }],
  [`/travel/paymentComplete?rsvtUid=${rsvtUid}`, { 'reserve.get': aReservationDetail() }],
  [`/travel/payment?orderUid=${anOrder().orderUid}`, { ...reserveAnswers, 'order.get': anOrder() }],
  [`/travel/voucher?rsvtUid=${rsvtUid}`, { 'mypage.voucher': aVoucher() }],
];
const open = (path: string, answers: Record<string, unknown>, locale: string) =>
  renderPage({ app, path, session: aMember(), answers, locale });

describe('the hour of a visit', () => {
  let removeEnglish: () => void;
  beforeAll(() => {
    removeEnglish = addEnglish();
  });
  afterAll(() => removeEnglish());

  it.each(places)('is said with Korea’s zone in other languages, once: %s', async (path, answers) => {
    await open(path, answers, 'en');

    expect(await screen.findAllByText(/\b11:00\s\(KST\)/)).not.toHaveLength(0);
    expect(screen.queryAllByText(/\b11:00(?!\s\(KST\))|\(KST\).*(KST|Korean time)/)).toEqual([]);
  });

  it.each(places)('is said without it in Korean: %s', async (path, answers) => {
    await open(path, answers, 'ko');

    expect(await screen.findAllByText(/\b11:00/)).not.toHaveLength(0);
    expect(screen.queryByText(/KST/)).toBeNull();
  });

  it('is chosen under a name with the zone', async () => {
    const { user } = await open('/travel/reserve?goodsDtlId=g1-1&counts=1:1', reserveAnswers, 'en');
    await user.click(await screen.findByRole('button', { name: /3 left/ }));

    expect(screen.getByRole('radiogroup', { name: /^Time of visit\s\(KST\)/ })).toBeVisible();
  });
});
