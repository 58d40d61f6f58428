import { toVoucherEventsPath } from '@haesol/contracts/common';
import { act, aMember, noNetwork, Outcome, refusal, renderPage, screen, waitFor } from '@haesol/remote/testing';
import { app } from '#app';
import { myAnswers } from '#testing/myScreens';
import { aReservation, aReservationDetail, aVoucher } from '#testing/orderSamples';

const render = (path: string, answers: Record<string, unknown> = {}) =>
  renderPage({ app, path, session: aMember(), answers: { ...myAnswers, ...answers } });

/** Counts the navigations to the login page. */
function countVisits(shell: Awaited<ReturnType<typeof render>>['shell']): string[] {
  const visits: string[] = [];
  shell.location.subscribe(() => visits.push(shell.path()));
  return visits;
}

const http = (httpStatus: number) => new Outcome(() => Promise.reject({ kind: 'http', httpStatus }));

describe('MyScreen', () => {
  it('shows each reservation with its badge and one action', async () => {
    await render('/travel/my', {
      'reserve.list': {
        list: [
          aReservation({ rsvtUid: 'a', badge: 'standby', sttsNm: '결제대기', actions: ['PAY'], leftSec: 601 }),
          aReservation({ rsvtUid: 'b' }),
          aReservation({ rsvtUid: 'c', badge: 'complete', sttsNm: '이용완료', actions: ['REVIEW'] }),
          aReservation({ rsvtUid: 'd', badge: 'complete3', sttsNm: '환불완료', actions: [] }),
        ],
        cnt_total: 4,
      },
    });

    expect(await screen.findByText('결제대기')).toBeVisible();
    expect(screen.getByRole('link', { name: '11분 안에 결제' })).toHaveAttribute(
      'href',
      '/travel/payment?orderUid=11111111-2222-4333-8444-555555555555',
    );
    expect(screen.getByRole('link', { name: 'QR 보기' })).toHaveAttribute('href', '/travel/voucher?rsvtUid=b');
    expect(screen.getByRole('link', { name: '후기 쓰기' })).toHaveAttribute('href', '/travel/reviewWrite?rsvtUid=c');
    expect(screen.getByRole('link', { name: '예약 상세' })).toHaveAttribute('href', '/travel/myReservation?rsvtUid=d');
  });

  it('leads from a reservation to those that were paid with it', async () => {
    const { orderUid: purchaseUid } = aReservation();
    const href = `/travel/purchase?purchaseUid=${purchaseUid}`;
    await render('/travel/my', { 'reserve.list': { list: [aReservation({ purchaseUid })], cnt_total: 1 } });
    expect(await screen.findByRole('link', { name: '함께 결제한 예약 보기' })).toHaveAttribute('href', href);
  });

  it('says before giving up one of several goods that the others can still be paid', async () => {
    const { orderUid: purchaseUid } = aReservation();
    const reservation = aReservationDetail({ purchaseUid, rsvtSttsCd: 'PAY_WAIT', actions: ['PAY', 'CANCEL'] });
    const { shell, user } = await render(`/travel/myReservation?rsvtUid=${reservation.rsvtUid}`, {
      'reserve.get': reservation,
    });
    await user.click(await screen.findByRole('button', { name: '예약 포기' }));

    expect(shell.record.questions.at(-1)?.text).toMatch(/^이 예약만 포기합니다\. .*남은 시간 안에 결제할 수 있습니다/);
  });

  it.each([
    ['500', http(500)],
    ['503', http(503)],
    ['429', http(429)],
    ['no network', noNetwork()],
  ])('redirects to the login page when the list fails with %s, once', async (_name, failure) => {
    const { shell } = await render('/travel/my?type=USED', { 'reserve.list': failure });
    const visits = countVisits(shell);

    const login = `/login?next=${encodeURIComponent('/travel/my?type=USED')}&why=reserve`;
    await waitFor(() => expect(shell.path()).toBe(login));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(visits.filter((path) => path !== login)).toEqual([]);
    expect(visits.length).toBeLessThanOrEqual(1);
  });

  it('leaves the end of the session (HTTP 400) to the shell', async () => {
    const { shell } = await render('/travel/my', { 'reserve.list': refusal('4011') });
    const visits = countVisits(shell);

    await screen.findAllByRole('button', { name: '다시 시도' });
    expect(visits).toEqual([]);
  });
});

describe('ReservationScreen', () => {
  const path = '/travel/myReservation?rsvtUid=21111111-2222-4333-8444-555555555555';
  const preview = {
    rsvtUid: '21111111-2222-4333-8444-555555555555',
    refundableYn: 'Y',
    ratePct: 80,
    payAmount: 30_000,
    fee: 6_000,
    refundAmount: 24_000,
    pointAmount: 0,
    couponBackYn: 'N',
    untilDt: '2026-12-03',
    dueDt: '2026-12-08',
    refundSteps: [],
    passUids: [],
    tickets: [],
  };

  it('shows the refund before confirmation, requests exactly that, and moves the focus to its title', async () => {
    let reservation = aReservationDetail();
    const { shell, user } = await render(path, {
      'reserve.get': () => reservation,
      'reserve.refundPreview': preview,
      'reserve.cancel': () => {
        reservation = { ...reservation, actions: [] };
        return {
          rsvtUid: preview.rsvtUid,
          rsvtSttsCd: 'CANCEL_ASK',
          refundAmount: 24_000,
          fee: 6_000,
          dueDt: '2026-12-08',
        };
      },
      'codes.list': { list: [{ code: 'SCHEDULE', codeName: '일정이 바뀌었습니다', upperCode: null }], cnt_total: 1 },
    });
    await user.click(await screen.findByRole('button', { name: '취소·환불 요청' }));
    expect(await screen.findByRole('heading', { name: /24,000원을 돌려드립니다/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: '24,000원 환불 요청' }));
    expect(await screen.findByText('취소 사유를 선택해 주세요.')).toBeVisible();
    await screen.findByRole('option', { name: '일정이 바뀌었습니다' });
    await user.selectOptions(screen.getByRole('combobox', { name: /사유/ }), 'SCHEDULE');
    await user.click(screen.getByRole('button', { name: '24,000원 환불 요청' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)?.text).toBe('24,000원 환불을 요청했습니다.'));
    expect(shell.http.requests.find(({ name }) => name === 'reserve.cancel')).toMatchObject({
      query: { reserveId: preview.rsvtUid },
      body: { whyCd: 'SCHEDULE', refundAmount: 24_000 },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: '취소·환불 요청' })).toBeNull());
    expect(screen.getByRole('heading', { name: reservation.gdsNm })).toHaveFocus();
  });
});

describe('a refund whose sum changes while the dialog is open', () => {
  const path = '/travel/myReservation?rsvtUid=21111111-2222-4333-8444-555555555555';

  it('stops with the message and the new sum, and keeps the reason', async () => {
    let refundAmount = 24_000;
    const { user } = await render(path, {
      'reserve.get': aReservationDetail(),
      'reserve.refundPreview': () => ({
        rsvtUid: '21111111-2222-4333-8444-555555555555',
        refundableYn: 'Y',
        ratePct: refundAmount / 300,
        payAmount: 30_000,
        fee: 30_000 - refundAmount,
        refundAmount,
        pointAmount: 0,
        couponBackYn: 'N',
        untilDt: '2026-12-03',
        dueDt: '2026-12-08',
        refundSteps: [],
        passUids: [],
        tickets: [],
      }),
      'reserve.cancel': () => {
        refundAmount = 15_000;
        return refusal('4091', '환불 금액이 변경되었습니다. 변경된 금액을 확인해 주세요.');
      },
      'codes.list': { list: [{ code: 'OTHER', codeName: '그 밖의 사유', upperCode: null }], cnt_total: 1 },
    });
    await user.click(await screen.findByRole('button', { name: '취소·환불 요청' }));
    await screen.findByRole('option', { name: '그 밖의 사유' });
    await user.selectOptions(screen.getByRole('combobox', { name: /사유/ }), 'OTHER');
    await user.type(screen.getByRole('textbox'), '배가 뜨지 않습니다.');
    await user.click(screen.getByRole('button', { name: '24,000원 환불 요청' }));

    expect(await screen.findByRole('heading', { name: /15,000원을 돌려드립니다/ })).toBeVisible();
    expect(await screen.findByText(/환불 금액이 변경되었습니다/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('배가 뜨지 않습니다.');
    expect(screen.getByRole('button', { name: '15,000원 환불 요청' })).toBeEnabled();
  });
});

describe('VoucherScreen', () => {
  const path = '/travel/voucher?rsvtUid=21111111-2222-4333-8444-555555555555';

  it('stores one document for offline use, and shows that', async () => {
    const { shell } = await render(path, { 'mypage.voucher': aVoucher() });

    expect(await screen.findByText(/^인터넷 없이 열림/)).toBeVisible();
    const html = shell.record.kept.get(path) ?? '';
    expect(html).toContain('<svg');
    expect(new DOMParser().parseFromString(html, 'text/html').body.textContent).toContain('7K2M-94QX-AB3D');
    expect(html).not.toContain('<script');
  });

  it('stores the document again when the day has changed and the code has not', async () => {
    let useDate = '2026-12-05';
    const { shell } = await render(path, { 'mypage.voucher': () => aVoucher({ useDate }) });
    await waitFor(() => expect(shell.record.kept.get(path)).toMatch(/12\.\s5\./));

    useDate = '2026-12-06';
    act(() => shell.sendEvents(toVoucherEventsPath(aVoucher().rsvtUid), [{ event: 'voucher', data: null }]));
    await waitFor(() => expect(shell.record.kept.get(path)).toMatch(/12\.\s6\./));
    expect(shell.record.kept.get(path)).not.toMatch(/12\.\s5\./);
  });

  it('shows that it needs a network if the browser stores nothing', async () => {
    await renderPage({
      app,
      path,
      session: aMember(),
      keepsOffline: false,
      answers: { ...myAnswers, 'mypage.voucher': aVoucher() },
    });

    expect(await screen.findByText(/^인터넷에 연결되어 있어야 열립니다/)).toBeVisible();
    expect(screen.queryByText(/^인터넷 없이 열림/)).toBeNull();
  });

  it('removes the document of a used voucher, and shows no code', async () => {
    const { shell } = await render(path, {
      'mypage.voucher': aVoucher({ state: 'USED', usedDt: '2026-12-05T10:44:00+09:00', earnedPoints: 300 }),
    });

    expect(await screen.findByText('300P가 쌓였습니다.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull();
    expect(shell.record.kept.size).toBe(0);
  });
});
