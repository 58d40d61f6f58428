import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const row = {
  mailKey: 'LEFT.ko',
  lang: 'ko',
  subject: '',
  opening: '',
  closing: '',
  savedDt: null,
  sample: { subject: '회원 탈퇴 안내', lines: ['김하늘 님, 안녕하세요.', '탈퇴가 완료되었습니다.'] },
  office: '해솔대학교 산학협력단',
  rev: 0,
};
const open = (path: string) =>
  openOffice(path, {
    'admin.listMailTemplates': { list: [row], cnt_total: 1 },
    'admin.saveMailTemplate': {},
  });

describe('MailTemplatesScreen', () => {
  it('shows the mail as it is sent while its words are typed, and saves them', async () => {
    const { shell, user } = await open(`${paths.mailTemplates}?edit=LEFT.ko`);
    await user.click(await screen.findByRole('textbox', { name: /^제목/ }));
    await user.paste('[알림] {제목}');
    await user.click(screen.getByRole('textbox', { name: /본문 앞의 글/ }));
    await user.paste('겨울 휴무는 12월 31일입니다.');

    const mail = screen.getByRole('region', { name: /미리 보기/ });
    expect(within(mail).getByText('[알림] 회원 탈퇴 안내')).toBeVisible();
    expect(within(mail).getByText('겨울 휴무는 12월 31일입니다.')).toBeVisible();
    expect(within(mail).getByText('탈퇴가 완료되었습니다.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(shell.path()).toBe(paths.mailTemplates));
    expect(shell.http.requests.find(({ name }) => name === 'admin.saveMailTemplate')).toMatchObject({
      path: '/api/v1/admin/mail-templates/LEFT.ko',
      body: { subject: '[알림] {제목}', opening: '겨울 휴무는 12월 31일입니다.', closing: '', rev: 0 },
    });
  });

  it('names a variable that does not exist at its field, and keeps what was typed', async () => {
    const { shell, user } = await open(`${paths.mailTemplates}?edit=LEFT.ko`);
    const closing = await screen.findByRole('textbox', { name: /본문 뒤의 글/ });
    await user.click(closing);
    await user.paste('{이름} 님께');
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(closing).toBeInvalid());
    expect(closing).toHaveAccessibleDescription(/\{이름\}: 없는 변수입니다/);
    expect(closing).toHaveValue('{이름} 님께');
    expect(shell.http.requests.some(({ name }) => name === 'admin.saveMailTemplate')).toBe(false);
  });
});
