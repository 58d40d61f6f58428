import { errorCodes } from '@haesol/contracts/common';
import {
  addLanguageFiles,
  aMember,
  refusal,
  renderPage,
  screen,
  testNow,
  visitor,
  waitFor,
  within,
} from '@haesol/remote/testing';
import { app } from '#app';
import { toReviewHref } from '#paths';
import { addEnglish } from '#testing/english';
import { languages } from '#testing/languages';
import { aGuest, reserveAnswers } from '#testing/myScreens';
import { aPayInfo, aReservation, aReservationDetail } from '#testing/orderSamples';

const { email } = aGuest.guest;
const reservePath = '/travel/reserve?goodsDtlId=g1-1&counts=1:2';
const sent = { expireSec: 300, resendSec: 60, remain: 4 };
const proof = { 'cert.sendMail': sent, 'cert.check': { certToken: 'proof', expireSec: 1_800 } };
const started = {
  'guest.start': {
    accessToken: 'token',
    expireSec: 900,
    idleSec: null,
    userInfo: { user_nm: email, email, memberClass: 'GUEST', roles: [], profileUrl: null },
    mustChangePw: 'N',
  },
};
const render = (path: string, answers: Record<string, unknown> = {}, session: object = visitor) =>
  renderPage({ app, path, answers, session: session as typeof visitor });

beforeEach(() => sessionStorage.clear());

describe('a page for buyers', () => {
  it('asks a visitor to sign in or to prove a mail address, before any request', async () => {
    const { shell, user } = await render(reservePath);

    await user.click(await screen.findByRole('button', { name: '로그인' }));

    expect(shell.http.requests).toEqual([]);
    expect(shell.record.loginRequests).toHaveLength(1);
  });

  it('starts a guest with the mailed code', async () => {
    const { shell, user } = await render(reservePath, { ...proof, ...started });

    await user.type(await screen.findByRole('textbox', { name: '이메일' }), email);
    await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await user.type(await screen.findByRole('textbox', { name: /인증번호 6자리/ }), '123456');
    await user.click(screen.getByRole('button', { name: '확인' }));

    await waitFor(() => expect(shell.record.signIns).toMatchObject([{ userInfo: { memberClass: 'GUEST' } }]));
    expect(shell.http.requests.map(({ name, body }) => [name, body])).toEqual([
      ['cert.sendMail', { purpose: 'GUEST' }],
      ['cert.check', { email, code: '123456', purpose: 'GUEST' }],
      ['guest.start', { certToken: 'proof' }],
    ]);
  });

  it('keeps the address and the step over a reload, and shows a wrong code at its field', async () => {
    sessionStorage.setItem(
      'haesol.draft.guest.sent',
      JSON.stringify({ at: Date.now(), values: { email, expiresAt: testNow + 200_000, resendAt: testNow } }),
    );
    const wrong = refusal(errorCodes.wrongMailCode, '인증번호가 일치하지 않습니다. (4회 남음)');
    const { user } = await render(reservePath, { ...proof, 'cert.check': wrong });

    expect(await screen.findByText(`${email} 주소로 보낸 인증번호를 입력해 주세요.`)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /인증번호 6자리/ }), '000000');
    await user.click(screen.getByRole('button', { name: '확인' }));

    expect(await screen.findByText('인증번호가 일치하지 않습니다. (4회 남음)')).toBeVisible();
  });

  it('shows a guest the form without coupons and points, and asks for none', async () => {
    const { shell } = await render(
      reservePath,
      { ...reserveAnswers, 'reserve.payInfo': aPayInfo(), 'reserve.userInfo': { ...guestBooker, email } },
      aGuest,
    );

    expect(await screen.findByText(`${email} 주소로 확인한 비회원으로 이용하고 있습니다.`)).toBeVisible();
    expect(await screen.findByRole('textbox', { name: /^이메일/ })).toHaveValue(email);
    expect(screen.getByRole('textbox', { name: /프로모션 코드/ })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /쿠폰/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /포인트/ })).toBeNull();
    expect(shell.http.requests.filter(({ name }) => name === 'reserve.coupons')).toEqual([]);
  });

  it('leaves the nationality of a foreign reader unchosen, requires it, and takes a name of one word', async () => {
    const remove = addEnglish();
    const { user } = await renderPage({
      ...{ app, path: reservePath, session: aGuest, locale: 'en' },
      answers: { ...reserveAnswers, 'reserve.payInfo': aPayInfo(), 'reserve.userInfo': { ...guestBooker, email } },
    });
    const nation = await screen.findByRole('combobox', { name: 'Nationality' });
    expect(nation).toHaveDisplayValue('Please choose');

    await user.type(screen.getByRole('textbox', { name: 'Family name' }), 'Suharto');
    await user.click(screen.getAllByRole('button', { name: /^Pay/ })[0] as HTMLElement);
    remove();

    expect(nation).toBeInvalid();
    expect(nation).toHaveAccessibleDescription('국적을 선택해 주세요.');
    expect(screen.getByRole('textbox', { name: /^Given name/ })).toBeValid();
  });

  it.each([
    ['ko', /^국적/, '브라질', '그 밖의 나라'],
    ['en', /^Nationality/, 'Brazil', 'Another country'],
    ['ja', /^国籍/, 'ブラジル', 'その他の国'],
    ['zh-CN', /^国籍/, '巴西', '其他国家'],
    ['zh-TW', /^國籍/, '巴西', '其他國家'],
  ] as const)('offers all countries by their names in %s, and keeps a choice of earlier lists', async (...names) => {
    const [locale, label, country, other] = names;
    const remove = addLanguageFiles(languages);
    const { user } = await renderPage({
      ...{ app, path: reservePath, session: aGuest, locale },
      answers: {
        ...{ ...reserveAnswers, 'reserve.payInfo': aPayInfo() },
        'reserve.userInfo': { ...guestBooker, email, nationCd: 'ETC' },
      },
    });
    const nation = await screen.findByRole('combobox', { name: label });
    expect(nation).toHaveDisplayValue(other);
    await user.selectOptions(nation, country);
    remove();

    expect(nation).toHaveValue('BR');
    expect(within(nation).getAllByRole('option').length).toBeGreaterThan(240);
    expect(within(nation).queryByRole('option', { name: other })).toBeNull();
  });
  const guestBooker = { familyNm: '', firstNm: '', phone: '', nationCd: '' };

  it('lets a guest finish in this browser, without what was typed', async () => {
    sessionStorage.setItem('haesol.draft.reserve.g1-1', JSON.stringify({ at: Date.now(), values: { phone: '1' } }));
    const { shell, user } = await render('/travel/inquiries', { 'inquiry.list': { list: [], cnt_total: 0 } }, aGuest);

    await user.click(await screen.findByRole('button', { name: '이용 끝내기' }));

    expect([shell.record.logouts, shell.record.loggedOutTo]).toEqual([1, '/travel']);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('tells a guest on the booking how it comes into an account, where it can be reviewed', async () => {
    const detail = aReservationDetail({ actions: ['REVIEW', 'RECEIPT'], rsvtSttsCd: 'USED' });
    await render(`/travel/paymentComplete?rsvtUid=${detail.rsvtUid}`, { 'reserve.get': detail }, aGuest);
    expect(await screen.findByText(/같은 이메일로 가입하거나 로그인하면/)).toBeVisible();
    await render(`/travel/myReservation?rsvtUid=${detail.rsvtUid}`, { 'reserve.get': detail }, aGuest);

    expect(await screen.findByRole('link', { name: /문의/ })).toBeVisible();
    expect(screen.getByText(/가입하거나 로그인하면 .*후기를 쓸 수 있습니다/)).toBeVisible();
    const joins = screen.getAllByRole('link', { name: '회원가입' }).map((link) => link.getAttribute('href'));
    expect(joins).toContain(`/join?next=${encodeURIComponent(toReviewHref(detail.rsvtUid))}`);
  });
});

describe('FindOrderScreen', () => {
  it('opens the booking with the number of the mail and the code', async () => {
    const booking = aReservation({ rsvtNo: 'T261123-7' });
    const { shell, user } = await render('/travel/findOrder?no=T261123-7', {
      ...proof,
      ...started,
      'guest.findOrder': sent,
      'reserve.list': { list: [booking], cnt_total: 1 },
      'mypage.exchangeCardList': { list: [], cnt_total: 0 },
    });

    expect(await screen.findByRole('textbox', { name: /^예약번호/ })).toHaveValue('T261123-7');
    await user.clear(screen.getByRole('textbox', { name: /^예약번호/ }));
    await user.type(screen.getByRole('textbox', { name: /^예약번호/ }), 'ｔ261123\u20117');
    await user.type(screen.getByRole('textbox', { name: '이메일' }), email);
    await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await user.type(await screen.findByRole('textbox', { name: /인증번호 6자리/ }), '123456');
    await user.click(screen.getByRole('button', { name: '확인' }));

    await waitFor(() => expect(shell.path()).toBe(`/travel/myReservation?rsvtUid=${booking.rsvtUid}`));
    expect(shell.http.requests[0]).toMatchObject({ name: 'guest.findOrder', body: { no: 'T261123-7', email } });
  });

  it('shows at the fields what is missing', async () => {
    const { shell, user } = await render('/travel/findOrder');

    await user.click(await screen.findByRole('button', { name: '인증번호 받기' }));

    expect(await screen.findAllByText('예약번호를 입력해 주세요.')).not.toHaveLength(0);
    expect(shell.http.requests).toEqual([]);
  });

  it('leads a member to the own trips', async () => {
    await render('/travel/findOrder', {}, aMember());

    expect(await screen.findByRole('link', { name: '나의 여행' })).toHaveAttribute('href', '/travel/my');
  });
});

describe('orders of a guest in an account', () => {
  it('are announced on my trips, and others can be added with a code', async () => {
    const nothing = { list: [], cnt_total: 0 };
    const counts = { reserve: 2, pass: 0, exchangeCard: 0, coupon: 0, issuableCoupon: 0, points: 0, favourite: 0 };
    const rest = { reviewable: 0, review: 0, inquiry: 0, answered: 0, unreadFeed: 0, claimed: 2 };
    const { shell, user } = await render(
      '/travel/my',
      {
        ...proof,
        'guest.claimOrders': { count: 1 },
        'mypage.travelCounts': { ...counts, ...rest },
        'reserve.list': nothing,
        'mypage.couponIssuable': nothing,
        'mypage.couponOwned': nothing,
        'mypage.myPassList': nothing,
        'reserve.waits': nothing,
      },
      aMember(),
    );
    expect(await screen.findByText('비회원으로 하신 예약 2건을 이 계정으로 옮겼습니다.')).toBeVisible();

    await user.click(screen.getByText('비회원으로 하신 예약 가져오기'));
    const form = within(screen.getByRole('group'));
    await user.type(form.getByRole('textbox', { name: '이메일' }), email);
    await user.click(form.getByRole('button', { name: '인증번호 받기' }));
    await user.type(await form.findByRole('textbox', { name: /인증번호 6자리/ }), '123456');
    await user.click(form.getByRole('button', { name: '확인' }));

    await waitFor(() =>
      expect(shell.record.toasts.at(-1)?.text).toBe('비회원으로 하신 예약 1건을 이 계정으로 옮겼습니다.'),
    );
  });
});
