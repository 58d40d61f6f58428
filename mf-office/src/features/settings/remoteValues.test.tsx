import { refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const flag = {
  flagNm: 'mf-travel.newList',
  title: '새 목록을 보여 줍니다',
  defaultYn: 'N',
  onYn: 'N',
  share: 100,
  roles: [],
  deployments: [],
  savedDt: null,
} as const;
const remote = {
  remoteId: 'mf-travel',
  schema: {
    type: 'object',
    properties: {
      perPage: {
        type: 'integer',
        title: '한 쪽의 글',
        description: '목록에 한 번에 나오는 글의 수',
        default: 10,
        maximum: 50,
      },
      look: { type: 'string', title: '모양', default: 'list', enum: ['list', 'cards'] },
      isOpen: { type: 'boolean', title: '펼침', default: false },
      hint: { type: 'string', title: '안내', default: '' },
    },
  },
  values: { perPage: 10, look: 'list', isOpen: false, hint: '' },
  savedDt: null,
} as const;
const listOf = (row: object, more: object = {}) => ({ list: [row], cnt_total: 1, ...more });

// A form that was not sent keeps its draft.
afterEach(() => sessionStorage.clear());

describe('FlagsScreen', () => {
  it('saves whom a flag is on for', async () => {
    const { shell, user } = await openOffice(paths.flags, {
      'admin.listFlags': listOf(flag, { deployment: 'demo' }),
      'admin.saveFlag': {},
    });
    expect(await screen.findByText('새 목록을 보여 줍니다')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'mf-travel.newList' }));
    const dialog = within(await screen.findByRole('dialog', { name: '스위치 바꾸기' }));
    expect(dialog.getByText(/이 배포는 demo입니다/)).toBeVisible();

    await user.selectOptions(dialog.getByLabelText(/상태/), 'Y');
    await user.clear(dialog.getByLabelText(/몫/));
    await user.type(dialog.getByLabelText(/몫/), '20');
    await user.click(dialog.getByLabelText('직원'));
    await user.click(dialog.getByRole('button', { name: '저장' }));

    const saved = shell.http.requests.find(({ name }) => name === 'admin.saveFlag');
    expect(saved).toMatchObject({
      path: '/api/v1/admin/flags/mf-travel.newList',
      body: { onYn: 'Y', share: 20, roles: ['STAFF'], deployments: [] },
    });
  });
});

describe('RemoteSettingsScreen', () => {
  const open = (answer: object) =>
    openOffice(`${paths.remoteSettings}?edit=mf-travel`, {
      'admin.listRemoteSettings': listOf(remote),
      'admin.saveRemoteSettings': answer,
    });

  it('lists the values of each remote', async () => {
    await openOffice(paths.remoteSettings, { 'admin.listRemoteSettings': listOf(remote) });

    expect(await screen.findByText('한 쪽의 글: 10, 모양: list, 펼침: 아니요, 안내: 없음')).toBeVisible();
  });

  it('is in the menu of staff, beside the flags of administrators', async () => {
    const answers = { 'admin.listRemoteSettings': listOf(remote) };
    const { user } = await openOffice(paths.remoteSettings, answers, 'STAFF');
    const menu = within(await screen.findByRole('navigation', { name: '업무 메뉴' }));

    expect(menu.getByRole('link', { name: '기능 설정' })).toBeInTheDocument();
    expect(menu.queryByRole('link', { name: '기능 스위치' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: 'mf-travel' }));
    expect(await screen.findByRole('dialog', { name: '설정 바꾸기' })).toBeVisible();
  });

  it('has a form made from the schema, and saves values of its types', async () => {
    const { shell, user } = await open({});
    const dialog = within(await screen.findByRole('dialog', { name: '설정 바꾸기' }));
    expect(dialog.getByText('목록에 한 번에 나오는 글의 수')).toBeVisible();

    await user.clear(dialog.getByLabelText(/한 쪽의 글/));
    await user.type(dialog.getByLabelText(/한 쪽의 글/), '20');
    await user.selectOptions(dialog.getByLabelText(/모양/), 'cards');
    await user.selectOptions(dialog.getByLabelText(/펼침/), 'true');
    await user.click(dialog.getByRole('button', { name: '저장' }));

    const saved = shell.http.requests.find(({ name }) => name === 'admin.saveRemoteSettings');
    expect(saved).toMatchObject({
      path: '/api/v1/admin/remote-settings/mf-travel',
      body: { perPage: 20, look: 'cards', isOpen: true, hint: '' },
    });
  });

  it('shows what the schema refuses at the field, and sends nothing', async () => {
    const { shell, user } = await open({});
    const dialog = within(await screen.findByRole('dialog', { name: '설정 바꾸기' }));

    await user.clear(dialog.getByLabelText(/한 쪽의 글/));
    await user.type(dialog.getByLabelText(/한 쪽의 글/), '51');
    await user.click(dialog.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(dialog.getByLabelText(/한 쪽의 글/)).toHaveAccessibleDescription(/50 이하로 입력해/));
    expect(shell.http.requests.map(({ name }) => name)).not.toContain('admin.saveRemoteSettings');
    expect(dialog.getByLabelText(/한 쪽의 글/)).toHaveValue('51');
  });

  it('shows what the server refuses at the field', async () => {
    const fieldErrors = [{ field: 'hint', code: 'custom', message: '다른 글을 적어 주세요.' }];
    const { user } = await open(refusal('4000', '입력값을 확인해 주세요.', { fieldErrors }));
    const dialog = within(await screen.findByRole('dialog', { name: '설정 바꾸기' }));

    await user.type(dialog.getByLabelText(/안내/), '글');
    await user.click(dialog.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(dialog.getByLabelText(/안내/)).toHaveAccessibleDescription(/다른 글을 적어/));
  });
});
