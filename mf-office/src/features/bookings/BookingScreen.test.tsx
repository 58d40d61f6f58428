import { refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { paths, toBookingHref, toQnaItemHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const booking = {
  rsvUid: 'b1',
  rsvNo: 'R-0001',
  eqUid: 'EQ1',
  eqNm: '주사전자현미경',
  memberUid: 'm1',
  memberNm: '한*경',
  affiliation: '가온세라믹',
  date: '2026-11-25',
  start: '11:00',
  end: '12:00',
  place: '공동실험실',
  modeCd: 'DIRECT',
  modeNm: '직접사용',
  purposeCd: 'RESEARCH',
  purposeNm: '연구',
  projectNm: '박막 두께 측정',
  sample: { nm: '실리콘 기판', cnt: 3, hazardYn: 'Y' },
  companions: 1,
  settleNm: '계좌이체',
  tel: '010-****-1001',
  hazardYn: 'Y',
  amount: 20_000,
  state: 'REQUESTED',
  settleState: null,
  createdDt: '2026-11-20T09:00:00+09:00',
  targets: ['APPROVED', 'REJECTED'],
  files: [],
  hazardFiles: [
    {
      fileUid: 'f1',
      orgNm: '물질안전.pdf',
      ext: 'pdf',
      size: 1,
      mime: 'application/pdf',
      url: '/file/f1',
      viewUrl: null,
      thumbUrl: null,
    },
  ],
  timeline: [],
  rev: 4,
  assigneeNm: null,
  mineYn: 'N',
};

describe('BookingScreen', () => {
  it('shows what the member asked for, and approves or rejects it by key', async () => {
    const { shell, user } = await openOffice(toBookingHref('b1'), {
      'admin.getBooking': booking,
      'admin.moveItems': { done: ['b1'], failed: [] },
    });
    await screen.findByText('박막 두께 측정');

    expect(screen.getByText('실리콘 기판 · 3개 · 위험물')).toBeVisible();
    expect(screen.getByRole('button', { name: '물질안전.pdf' })).toBeVisible();
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: '예약을 반려할까요?' }));
    await user.click(dialog.getByRole('button', { name: '돌아가기' }));
    await user.keyboard('a');
    const moves = () => shell.http.requests.filter(({ name }) => name === 'admin.moveItems');
    await waitFor(() => expect(moves()[0]?.body).toMatchObject({ uids: ['b1'], revs: [4], to: 'APPROVED' }));
  });

  it('is taken by key, and steps to the next and the previous booking of its list', async () => {
    const rows = ['b0', 'b1', 'b2'].map((rsvUid) => ({ ...booking, rsvUid }));
    const { shell, user } = await openOffice(toBookingHref('b1', `${paths.bookings}?searchKeyword=가온`), {
      'admin.getBooking': booking,
      'admin.listBookings': { list: rows, cnt_total: 3, states: [] },
      'admin.assign': { done: ['b1'], failed: [] },
    });
    await screen.findByText('박막 두께 측정');
    const address = (rsvUid: string) => toBookingHref(rsvUid, `${paths.bookings}?searchKeyword=가온`);

    await user.keyboard('m');
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.assign')?.body).toEqual({ uids: ['b1'] }),
    );
    await user.keyboard('j');
    await waitFor(() => expect(shell.path()).toBe(address('b2')));
    await user.keyboard('k');
    await waitFor(() => expect(shell.path()).toBe(address('b0')));
    await user.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: '키 도움말' }));
    for (const name of ['담당하기', '다음 건', '이전 건']) expect(help.getByText(name)).toBeVisible();
  });

  it('asks for the purpose before a file is opened, and sends it with each file of the booking', async () => {
    const { user } = await openOffice(toBookingHref('b1'), { 'admin.getBooking': booking });
    await user.click(await screen.findByRole('button', { name: '물질안전.pdf' }));
    const dialog = within(screen.getByRole('dialog', { name: '물질안전.pdf 열기' }));
    const open = dialog.getByRole('button', { name: '파일 열기' });
    await user.selectOptions(dialog.getByRole('combobox', { name: /목적/ }), '그 밖의 일');
    await user.click(open);
    expect((await dialog.findAllByText('목적을 입력해 주세요.')).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox'), '안전 점검');
    const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await user.click(open);
    await waitFor(() => expect(download).toHaveBeenCalledTimes(1));
    download.mockRestore();

    const link = await screen.findByRole('link', { name: '물질안전.pdf' });
    const query = new URLSearchParams({ purposeCd: 'ETC', memo: '안전 점검' });
    expect(link).toHaveAttribute('href', `/file/f1?${query}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names kind and size of a file, and shows a picture in a dialog once a purpose was chosen', async () => {
    const [hazard] = booking.hazardFiles;
    const picture = { ...hazard, fileUid: 'f2', orgNm: '시료.png', ext: 'png', size: 2_048, mime: 'image/png' };
    const files = [{ ...picture, url: '/file/f2', viewUrl: '/file/view?fileUid=f2' }];
    const { user } = await openOffice(toBookingHref('b1'), { 'admin.getBooking': { ...booking, files } });
    expect(await screen.findByText('PNG · 2KB')).toBeVisible();
    expect(screen.getByText('올릴 때 파일 형식을 검사했습니다. 바이러스 검사는 하지 않습니다.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '물질안전.pdf 미리보기' })).toBeNull();

    screen.getByRole('button', { name: '시료.png 미리보기' }).focus();
    await user.keyboard('{Enter}');
    const purpose = within(screen.getByRole('dialog', { name: '시료.png 열기' }));
    await user.selectOptions(purpose.getByRole('combobox', { name: /목적/ }), 'APPLY');
    await user.click(purpose.getByRole('button', { name: '파일 열기' }));
    const shown = await screen.findByRole('img', { name: '시료.png' });
    expect(shown).toHaveAttribute('src', '/file/view?fileUid=f2&purposeCd=APPLY&memo=');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('img', { name: '시료.png' })).toBeNull();
  });

  it('names the staff member of each step, and links the other items of the member', async () => {
    const step = { type: 'MOVE', memo: null, dueDt: null, files: [], dt: '2026-11-21T09:00:00+09:00' };
    const timeline = [
      { ...step, entryUid: 't1', state: 'REQUESTED', by: 'MEMBER' },
      { ...step, entryUid: 't2', state: 'APPROVED', by: 'STAFF', byNm: '김하늘' },
    ];
    const item = { uid: 'q1', pageUid: 'q1', no: '', title: '출입 문의', state: 'WAIT', dt: step.dt };
    await openOffice(toBookingHref('b1'), {
      'admin.getBooking': { ...booking, timeline },
      'admin.listOtherItems': {
        parts: [
          { part: 'QUESTION', cnt: 1, list: [item] },
          { part: 'ORDER', cnt: 0, list: [] },
        ],
      },
    });
    const steps = within(await screen.findByRole('list', { name: '처리 이력' })).getAllByRole('listitem');
    expect(steps.map((one) => one.querySelector('time')?.textContent)).toEqual([
      expect.stringMatching(/ · 회원$/),
      expect.stringMatching(/ · 김하늘$/),
    ]);
    const others = within(screen.getByRole('region', { name: '이 회원의 다른 건' }));
    expect(await others.findByRole('link', { name: '출입 문의' })).toHaveAttribute('href', toQnaItemHref('q1'));
    expect(others.getAllByRole('list')).toHaveLength(1);
  });

  it('says that the member has no other items', async () => {
    await openOffice(toBookingHref('b1'), { 'admin.getBooking': booking });
    expect(await screen.findByText('볼 수 있는 다른 건이 없습니다.')).toBeVisible();
  });

  it('shows the booking if the other items are missing, and offers to ask again', async () => {
    await openOffice(toBookingHref('b1'), {
      'admin.getBooking': booking,
      'admin.listOtherItems': refusal('5000', '불러오지 못했습니다.'),
    });
    expect(await screen.findByText('박막 두께 측정')).toBeVisible();
    const others = within(screen.getByRole('region', { name: '이 회원의 다른 건' }));
    expect(await others.findByRole('button', { name: /다시/ })).toBeVisible();
  });

  it.each([
    [{ nm: '', cnt: 3, hazardYn: 'N' }, '시료명 없음 · 3개'],
    [{ nm: '', cnt: 0, hazardYn: 'Y' }, '시료명 없음 · 위험물'],
    [{ nm: '', cnt: 0, hazardYn: 'N' }, undefined],
  ] as const)('shows the sample %j, also without a name', async (sample, text) => {
    await openOffice(toBookingHref('b1'), { 'admin.getBooking': { ...booking, sample } });
    await screen.findByText('박막 두께 측정');

    expect(screen.queryByRole('rowheader', { name: '시료' })?.nextElementSibling?.textContent).toBe(text);
  });

  it('opens the next waiting booking of the list that it was opened from, and the list after the last', async () => {
    const list = `${paths.bookings}?searchKeyword=가온`;
    const others = [booking, { ...booking, rsvUid: 'b3', state: 'APPROVED' }];
    let rows = [...others, { ...booking, rsvUid: 'b2' }];
    const { shell, user } = await openOffice(toBookingHref('b1', list), {
      'admin.getBooking': booking,
      'admin.moveItems': { done: ['b1'], failed: [] },
      'admin.listBookings': () => ({ list: rows, cnt_total: rows.length, states: [] }),
    });
    await screen.findByText('박막 두께 측정');
    await user.keyboard('a');

    await waitFor(() => expect(shell.path()).toBe(toBookingHref('b2', list)));
    expect(shell.http.requests.find(({ name }) => name === 'admin.listBookings')?.query).toMatchObject({
      searchKeyword: '가온',
    });
    rows = others;
    await screen.findByText('박막 두께 측정');
    await user.keyboard('a');
    await waitFor(() => expect(decodeURIComponent(shell.path())).toBe(list));
  });

  describe('tax invoice', () => {
    const used = {
      ...booking,
      state: 'COMPLETED',
      settleState: 'PAID',
      targets: [],
      tax: { state: 'ASKED', no: null, dt: null },
      taxMail: 'ta***x@daon.example',
    };
    const typed = { taxState: 'ISSUED', taxNo: '20261125-41000000-12345678', taxDt: '2026-11-25' };

    it('is recorded with number and day, which are asked for at their fields', async () => {
      const { shell, user } = await openOffice(toBookingHref('b1'), {
        'admin.getBooking': used,
        'admin.recordTaxInvoice': { rsvUid: 'b1', tax: { state: 'ISSUED', no: typed.taxNo, dt: typed.taxDt } },
      });
      expect(await screen.findByText('ta***x@daon.example')).toBeVisible();
      await user.click(screen.getByRole('button', { name: '세금계산서 기록…' }));
      const dialog = within(screen.getByRole('dialog', { name: '세금계산서' }));
      expect(dialog.getByRole('combobox', { name: /상태/ })).toHaveValue('ISSUED');
      await user.click(dialog.getByRole('button', { name: '저장' }));
      expect(await dialog.findByRole('textbox', { name: /승인번호/ })).toHaveAccessibleDescription(
        expect.stringContaining('승인번호를 입력해 주세요.'),
      );
      await user.type(dialog.getByRole('textbox', { name: /승인번호/ }), typed.taxNo);
      await user.clear(dialog.getByLabelText(/발행일/));
      await user.type(dialog.getByLabelText(/발행일/), typed.taxDt);
      await user.click(dialog.getByRole('button', { name: '저장' }));

      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(shell.http.requests.find(({ name }) => name === 'admin.recordTaxInvoice')?.body).toEqual({
        ...typed,
        rev: 4,
      });
    });

    it('has a statement, and a receipt once it is paid', async () => {
      const { shell, user } = await openOffice(toBookingHref('b1'), {
        'admin.getBooking': used,
        'admin.statement': {},
        'admin.receipt': {},
      });
      await user.click(await screen.findByRole('button', { name: '거래명세서 PDF' }));
      await user.click(screen.getByRole('button', { name: '영수증 PDF' }));

      const saved = shell.http.requests.filter(({ name }) => ['admin.statement', 'admin.receipt'].includes(name));
      expect(saved.map(({ path }) => path)).toEqual([
        '/api/v1/admin/reservations/b1/statement',
        '/api/v1/admin/reservations/b1/receipt',
      ]);
    });

    it('is not recorded before the use, and shows the address for a purpose', async () => {
      const { user } = await openOffice(toBookingHref('b1'), {
        'admin.getBooking': { ...used, state: 'APPROVED', settleState: null },
        'admin.revealBooking': { memberNm: '한가경', tel: '010-0000-1001', taxMail: 'tax@daon.example' },
      });
      await user.click(await screen.findByRole('button', { name: '가림 해제' }));
      expect(screen.queryByRole('button', { name: '세금계산서 기록…' })).toBeNull();
      const dialog = within(screen.getByRole('dialog', { name: '어떤 일로 보시나요?' }));
      await user.selectOptions(dialog.getByRole('combobox', { name: /목적/ }), '신청 처리');
      await user.click(dialog.getByRole('button', { name: '30분 동안 보기' }));

      expect(await screen.findByText('tax@daon.example')).toBeVisible();
      expect(screen.getByRole('link', { name: '한가경' })).toBeVisible();
      expect(screen.getByText('010-0000-1001')).toBeVisible();
    });
  });

  it('keeps the line breaks of a message in the steps', async () => {
    const entry = { entryUid: 't1', type: 'MOVE', state: 'APPROVED', by: 'STAFF', dt: booking.createdDt };
    const timeline = [{ ...entry, memo: '첫 줄\n둘째 줄', dueDt: null, files: [] }];
    await openOffice(toBookingHref('b1'), { 'admin.getBooking': { ...booking, timeline } });

    expect(await screen.findByText(/첫 줄/)).toHaveClass('lines');
  });
});
