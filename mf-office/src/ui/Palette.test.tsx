import { type Answers, screen, waitFor, within } from '@haesol/remote/testing';
import { paths, toBookingHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const booking = {
  ...{ rsvUid: 'b1', rsvNo: 'R-2026-0920', eqUid: 'EQ1', eqNm: '동결건조기', memberUid: 'm1', memberNm: '이*윤' },
  ...{ affiliation: '다온푸드텍', date: '2026-11-27', start: '13:00', end: '15:00', modeCd: 'DIRECT' },
  ...{ purposeCd: 'RESEARCH', hazardYn: 'N', amount: 20_000, state: 'REQUESTED', settleState: null },
  ...{ createdDt: '2026-11-20T09:00:00+09:00', targets: ['APPROVED', 'REJECTED'], rev: 3 },
  ...{ assigneeNm: null, mineYn: 'N' },
};
const bookingPage = {
  ...booking,
  ...{ place: '실험동', modeNm: '직접사용', purposeNm: '연구', projectNm: '', companions: 0, settleNm: '', tel: '' },
  ...{ sample: { nm: '', cnt: 0, hazardYn: 'N' }, files: [], hazardFiles: [], timeline: [] },
};
const found = {
  ...{ kind: 'BOOKING', uid: 'b1', no: 'R-2026-0920', title: '동결건조기', memberNm: '이*윤', state: 'REQUESTED' },
  moves: ['APPROVED', 'REJECTED'],
};

const open = (path: string, answers: Answers = {}) =>
  openOffice(path, {
    'admin.find': { list: [] },
    'admin.getBooking': bookingPage,
    'admin.listBookings': { list: [booking], cnt_total: 1, states: [] },
    'admin.moveItems': { done: ['b1'], failed: [] },
    ...answers,
  });
type Page = Awaited<ReturnType<typeof open>>;
const moved = ({ shell }: Page) =>
  shell.http.requests.filter(({ name }) => name === 'admin.moveItems').map(({ body }) => body);

async function openPalette({ user }: Page) {
  await user.keyboard('{Control>}k{/Control}');
  return within(await screen.findByRole('dialog', { name: '찾기와 이동' }));
}

describe('Palette', () => {
  it('makes a move of the open item, named with its kind', async () => {
    const page = await open(toBookingHref('b1'));
    await screen.findByRole('button', { name: /^승인/ });
    const palette = await openPalette(page);
    await page.user.keyboard('예약 승인');
    await page.user.click(await palette.findByRole('button', { name: /승인 R-2026-0920/ }));

    await waitFor(() => expect(moved(page)).toEqual([{ uids: ['b1'], revs: [3], to: 'APPROVED' }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the dialog of a move that asks', async () => {
    const page = await open(toBookingHref('b1'));
    await screen.findByRole('button', { name: /^승인/ });
    const palette = await openPalette(page);
    await page.user.click(await palette.findByRole('button', { name: /반려 R-2026-0920/ }));

    expect(await screen.findByRole('dialog', { name: '예약을 반려할까요?' })).toBeVisible();
    expect(moved(page)).toEqual([]);
  });

  it('moves an item by its number: opens it, and makes the move there', async () => {
    const page = await open(paths.today, { 'admin.find': { list: [found] } });
    const palette = await openPalette(page);
    await page.user.keyboard('0920 승인');
    await page.user.click(await palette.findByRole('button', { name: /승인 R-2026-0920 동결건조기/ }));

    await waitFor(() => expect(moved(page)).toEqual([{ uids: ['b1'], revs: [3], to: 'APPROVED' }]));
    const asked = page.shell.http.requests.filter(({ name }) => name === 'admin.find');
    expect(asked.at(-1)?.query).toMatchObject({ q: '0920' });
  });

  it('makes no move of an item that was found for an earlier number', async () => {
    const page = await open(paths.today, { 'admin.find': { list: [found] } });
    const palette = await openPalette(page);
    await page.user.keyboard('0920 승인');
    await palette.findByRole('button', { name: /승인 R-2026-0920/ });
    const field = palette.getByRole('searchbox');
    await page.user.clear(field);
    await page.user.type(field, '0921 승인{Enter}');

    expect(palette.queryByRole('button', { name: /승인 R-2026-0920/ })).toBeNull();
    expect(moved(page)).toEqual([]);
    expect(page.shell.path()).toBe(paths.today);
  });

  it('offers no move that the server does not name', async () => {
    const page = await open(paths.today, { 'admin.find': { list: [{ ...found, state: 'REJECTED', moves: [] }] } });
    const palette = await openPalette(page);
    await page.user.keyboard('0920');

    expect(await palette.findByRole('link', { name: /R-2026-0920/ })).toBeVisible();
    expect(palette.queryByText('할 수 있는 일')).toBeNull();
  });

  it('offers the moves of the row that had the focus, and goes through its entries by the arrows', async () => {
    const page = await open(paths.bookings);
    await screen.findByText('동결건조기');
    await page.user.keyboard('j');
    const palette = await openPalette(page);
    expect(await palette.findByText('할 수 있는 일')).toBeVisible();
    await page.user.keyboard('> 담당{ArrowDown}{Enter}');

    await waitFor(() =>
      expect(page.shell.http.requests.filter(({ name }) => name === 'admin.assign').map(({ body }) => body)).toEqual([
        { uids: ['b1'] },
      ]),
    );
  });
});
