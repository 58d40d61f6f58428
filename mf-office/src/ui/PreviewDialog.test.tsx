import { refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const notice = {
  noticeUid: 'AN001',
  title: '겨울 공동과제',
  kindNm: '공동과제',
  summary: '요약',
  html: '<p>내용</p>',
  state: 'DRAFT',
  applyFrom: '2026-11-20T09:00:00+09:00',
  applyTo: '2026-12-20T18:00:00+09:00',
  companySharePct: 30,
  cashSharePct: 10,
  supportMax: 50_000_000,
  performFrom: '2027-01-01',
  performTo: '2027-12-31',
  eligibility: [],
  schedule: [],
  checklist: [],
  contact: '산학협력팀',
  publishDt: null,
  files: [],
};

async function openNotice(preview: unknown) {
  const page = await openOffice(`${paths.calls}?edit=AN001`, {
    'admin.listNotices': { list: [notice], cnt_total: 1 },
    'admin.preview': preview,
  });
  const form = within(await screen.findByRole('dialog'));
  const asked = () => page.shell.http.requests.filter(({ name }) => name === 'admin.preview');
  return { ...page, form, asked };
}

describe('the preview of a form', () => {
  beforeEach(() => sessionStorage.clear());

  it('shows the public page with what was typed, in three widths, and saves nothing', async () => {
    const { asked, form, shell, user } = await openNotice({ uid: 'AN001', previewKey: 'k1' });
    await user.type(form.getByLabelText(/^제목/), ' 둘째');
    await user.click(form.getByRole('button', { name: '미리보기' }));

    const preview = within(await screen.findByRole('dialog', { name: '미리보기' }));
    const frame = preview.getByTitle(/^홈페이지에 보일 모습/);
    expect(frame).toHaveAttribute('src', '/cooperation/assignment?noticeUid=AN001&preview=k1');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await user.click(preview.getByRole('radio', { name: '휴대전화 390' }));
    expect(frame).toHaveStyle({ inlineSize: '390px' });
    expect(asked()[0]?.body).toMatchObject({
      kind: 'NOTICE',
      ref: 'AN001',
      form: { title: '겨울 공동과제 둘째', publishDt: null },
    });
    expect(shell.http.requests.some(({ name }) => name === 'admin.changeNotice')).toBe(false);
  });

  it('says what is missing at the fields, by the page and by the server', async () => {
    const fieldErrors = [{ field: 'applyTo', code: 'custom', message: '접수 마감은 접수 시작 뒤여야 합니다.' }];
    const { asked, form, user } = await openNotice(refusal('4000', '입력값을 확인해 주세요.', { fieldErrors }));
    await user.click(form.getByRole('button', { name: '미리보기' }));
    expect((await form.findAllByText('접수 마감은 접수 시작 뒤여야 합니다.')).length).toBeGreaterThan(0);

    await user.clear(form.getByLabelText(/^제목/));
    await user.click(form.getByRole('button', { name: '미리보기' }));
    await waitFor(() => expect(form.getAllByText('제목을 입력해 주세요.').length).toBeGreaterThan(0));
    expect(asked()).toHaveLength(1);
  });
});
