import { type Answers, act, screen, waitFor, within } from '@haesol/remote/testing';
import { paths, toBookingHref, toEnrolmentsHref, toMemberHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const memberUid = '0190f3a0-0000-7000-8000-0000000000a1';
const aLook = {
  lookUid: 'l1',
  dt: '2026-11-23T10:31:00+09:00',
  staffNm: '정하람',
  purposeCd: 'APPLY',
  memo: 'R-2026-0920',
  items: ['NAME', 'TEL'],
  ip: '10.20.4.11',
};
const aMember = {
  memberUid,
  memberNm: '이*윤',
  email: 'do***n@daonfood.example',
  tel: '010-****-1204',
  classCd: 'COMPANY',
  classNm: '기업회원',
  affiliation: '다온푸드텍',
  bizNo: '123-81-00083',
  state: 'ACTIVE',
  joinedDt: '2025-04-11T09:00:00+09:00',
  lastLoginDt: null,
  targets: [],
  looks: [aLook],
  rev: 1,
};
const open = (answers: Answers = {}) =>
  openOffice(toMemberHref(memberUid), {
    'admin.getMember': aMember,
    'admin.getMemberItems': { parts: [], moves: [] },
    'admin.listMemberSessions': { list: [] },
    ...answers,
  });

describe('MemberScreen', () => {
  it('shows masked data, and who has looked at it, from where and why', async () => {
    await open();

    expect(await screen.findByText('010-****-1204')).toBeVisible();
    const looks = within(screen.getByRole('table', { name: '이 회원을 본 기록' }));
    expect(looks.getByText('정하람')).toBeVisible();
    expect(looks.getByText('R-2026-0920')).toBeVisible();
    expect(looks.getByText('이름, 휴대폰')).toBeVisible();
    expect(looks.getByText('10.20.4.11')).toBeVisible();
  });

  it('opens the next member whose class waits for the office, and the list after the last', async () => {
    const list = `${paths.members}?searchKeyword=다온`;
    const waiting = { ...aMember, state: 'PENDING_CLASS', targets: ['ACTIVE'] };
    const next = '0190f3a0-0000-7000-8000-0000000000a2';
    let rows = [waiting, { ...waiting, memberUid: next }];
    const { shell, user } = await openOffice(toMemberHref(memberUid, list), {
      'admin.getMember': waiting,
      'admin.getMemberItems': { parts: [], moves: [] },
      'admin.listMemberSessions': { list: [] },
      'admin.moveItems': { done: [memberUid], failed: [] },
      'admin.listMembers': () => ({ list: rows, cnt_total: rows.length }),
    });
    await screen.findByText('010-****-1204');
    await user.keyboard('a');

    await waitFor(() => expect(shell.path()).toBe(toMemberHref(next, list)));
    rows = [];
    await screen.findByText('010-****-1204');
    await user.keyboard('a');
    await waitFor(() => expect(decodeURIComponent(shell.path())).toBe(list));
  });

  it('lists the latest items of each kind with links, and what was done with the account', async () => {
    const dt = '2026-11-20T09:00:00+09:00';
    const item = (no: string, title: string, state: string, pageUid = no) => ({
      uid: no,
      pageUid,
      no,
      title,
      state,
      dt,
    });
    await open({
      'admin.getMemberItems': {
        parts: [
          { part: 'BOOKING', cnt: 7, list: [item('R1', '주사전자현미경', 'APPROVED')] },
          { part: 'PENALTY', cnt: 1, list: [item('R2', '원자현미경', 'COUNTED')] },
          { part: 'ENROLMENT', cnt: 1, list: [item('E1', '안전교육', 'LEARNING', 'ED001')] },
          { part: 'ORDER', cnt: 0, list: [] },
        ],
        moves: [{ moveUid: 'a1', action: 'member.move', to: 'LOCKED', memo: '도용 신고', byNm: '정하람', dt }],
      },
    });

    expect(await screen.findByRole('heading', { name: '장비 예약 7건' })).toBeVisible();
    const table = (name: string) => within(screen.getByRole('table', { name }));
    expect(table('장비 예약').getByRole('link', { name: '주사전자현미경' })).toHaveAttribute(
      'href',
      toBookingHref('R1'),
    );
    expect(table('미이용 기록').getByText('미이용')).toBeVisible();
    expect(table('수강 신청').getByRole('link', { name: '안전교육' })).toHaveAttribute(
      'href',
      toEnrolmentsHref('ED001'),
    );
    expect(screen.queryByRole('table', { name: '여행 주문' })).toBeNull();
    expect(table('처리 이력').getByText('회원 상태 변경 · 이용 제한')).toBeVisible();
    expect(table('처리 이력').getByText('도용 신고')).toBeVisible();
  });

  it('ends the session of one device', async () => {
    const session = (id: string, device: string) => ({ id, device, ip: '10.20.*.*', lastDt: aLook.dt });
    const { shell, user } = await open({
      'admin.listMemberSessions': { list: [session('s1', 'Chrome · Windows'), session('s2', 'Safari · iOS')] },
      'admin.endMemberSession': {},
    });
    const row = (await screen.findByText('Safari · iOS')).closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('button', { name: '로그아웃' }));
    const dialog = within(screen.getByRole('dialog', { name: '이 기기에서 로그아웃할까요?' }));
    await user.click(dialog.getByRole('button', { name: /로그아웃/ }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.endMemberSession')?.path).toBe(
        `/api/v1/admin/members/${memberUid}/sessions/s2`,
      ),
    );
  });

  it('confirms the class of a member on their page', async () => {
    const { shell, user } = await open({
      'admin.getMember': { ...aMember, state: 'PENDING_CLASS', targets: ['ACTIVE', 'REFUSED', 'LOCKED'] },
      'admin.moveItems': { done: [memberUid], failed: [] },
    });
    await user.click(await screen.findByRole('button', { name: /^확인/ }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.moveItems')?.body).toMatchObject({
        uids: [memberUid],
        revs: [1],
        to: 'ACTIVE',
      }),
    );
  });

  it('asks for a purpose, shows the chosen values, and hides them again', async () => {
    const { shell, user } = await open({
      'admin.revealMember': { values: [{ item: 'TEL', value: '010-0000-1204' }] },
    });
    await user.click(await screen.findByRole('button', { name: '가림 해제' }));
    const dialog = within(screen.getByRole('dialog', { name: '어떤 일로 보시나요?' }));
    await user.click(dialog.getByRole('checkbox', { name: '휴대폰' }));
    await user.click(dialog.getByRole('button', { name: '30분 동안 보기' }));
    expect(await dialog.findAllByText('개인정보를 보는 목적을 선택해 주세요.')).not.toHaveLength(0);
    await user.selectOptions(dialog.getByRole('combobox', { name: /목적/ }), '그 밖의 일');
    await user.click(dialog.getByRole('button', { name: '30분 동안 보기' }));
    expect(await dialog.findAllByText('목적을 입력해 주세요.')).not.toHaveLength(0);
    await user.type(dialog.getByRole('textbox', { name: /관련 번호나 설명/ }), '분실물 연락');
    await user.click(dialog.getByRole('button', { name: '30분 동안 보기' }));

    expect(await screen.findByText('010-0000-1204')).toBeVisible();
    expect(shell.http.requests.filter(({ name }) => name === 'admin.revealMember').map(({ body }) => body)).toEqual([
      { purposeCd: 'ETC', memo: '분실물 연락', items: ['TEL'] },
    ]);
    await user.click(screen.getByRole('button', { name: '지금 가리기' }));
    await waitFor(() => expect(screen.queryByText('010-0000-1204')).toBeNull());
    expect(screen.getByText('010-****-1204')).toBeVisible();
  });

  it('hides the shown values when the page is locked', async () => {
    const { shell, user } = await open({
      'admin.revealMember': { values: [{ item: 'TEL', value: '010-0000-1204' }] },
    });
    await user.click(await screen.findByRole('button', { name: '가림 해제' }));
    const dialog = within(screen.getByRole('dialog', { name: '어떤 일로 보시나요?' }));
    await user.click(dialog.getByRole('checkbox', { name: '휴대폰' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /목적/ }), '그 밖의 일');
    await user.type(dialog.getByRole('textbox', { name: /관련 번호나 설명/ }), '분실물 연락');
    await user.click(dialog.getByRole('button', { name: '30분 동안 보기' }));
    await screen.findByText('010-0000-1204');
    const session = shell.session.get();
    act(() => shell.setSession({ ...session, isLocked: true }));
    act(() => shell.setSession(session));

    expect(screen.queryByText('010-0000-1204')).not.toBeInTheDocument();
    expect(screen.getByText('010-****-1204')).toBeVisible();
  });

  it('shows the picture of a member beside the revealed name', async () => {
    const { user } = await open({
      'admin.revealMember': { values: [{ item: 'NAME', value: '이도윤' }], profileUrl: '/file/view?fileUid=p1' },
    });
    const title = await screen.findByRole('heading', { name: '이*윤' });
    expect(title.querySelector('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: '가림 해제' }));
    const dialog = within(screen.getByRole('dialog', { name: '어떤 일로 보시나요?' }));
    await user.click(dialog.getByRole('checkbox', { name: '이름' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: /목적/ }), 'APPLY');
    await user.click(dialog.getByRole('button', { name: '30분 동안 보기' }));

    const named = await screen.findByRole('heading', { name: '이도윤' });
    expect(named.querySelector('img')).toHaveAttribute('src', '/file/view?fileUid=p1');
  });
});
