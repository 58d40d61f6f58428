import { noAnswerYet, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const notice = {
  noticeUid: 'AN001',
  title: '겨울 공동과제',
  kindNm: '공동과제',
  summary: '요약',
  html: '<p>내용</p>',
  state: 'OPEN',
  applyFrom: '2026-11-20T09:00:00+09:00',
  applyTo: '2026-12-20T18:00:00+09:00',
  companySharePct: 30,
  cashSharePct: 10,
  supportMax: 50_000_000,
  performFrom: '2027-01-01',
  performTo: '2027-12-31',
  eligibility: ['지역의 기업'],
  schedule: [{ label: '평가', from: '2026-12-22', to: null, text: '' }],
  checklist: [{ nm: '사업계획서', requiredYn: 'Y', text: '서식 1' }],
  contact: '산학협력팀',
  publishDt: '2026-11-19T09:00:00+09:00',
  files: [],
};

async function openNotice(answers: Readonly<Record<string, unknown>> = {}) {
  const page = await openOffice(`${paths.calls}?edit=AN001`, {
    'admin.listNotices': { list: [notice], cnt_total: 1 },
    'admin.changeNotice': { noticeUid: 'AN001' },
    ...answers,
  });
  const dialog = within(await screen.findByRole('dialog'));
  const sent = () => page.shell.http.requests.filter(({ name }) => name === 'admin.changeNotice');
  return { ...page, dialog, sent };
}

describe('NoticesScreen', () => {
  beforeEach(() => sessionStorage.clear());

  it('reads documents and steps from lines', async () => {
    const { dialog, sent, user } = await openNotice();
    expect(dialog.getByLabelText(/^제출 서류/)).toHaveValue('사업계획서 | 필수 | 서식 1');
    await user.type(dialog.getByLabelText(/^제출 서류/), '\n견적서 | 선택');
    await user.type(dialog.getByLabelText(/^일정/), '\n협약 | 2026-12-28 | 2026-12-30');
    await user.click(dialog.getByRole('button', { name: '저장' }));

    await waitFor(() =>
      expect(sent()[0]?.body).toMatchObject({
        checklist: [...notice.checklist, { nm: '견적서', requiredYn: 'N', text: '' }],
        schedule: [...notice.schedule, { label: '협약', from: '2026-12-28', to: '2026-12-30', text: '' }],
      }),
    );
  });

  it('says that it waits for a file when saving is pressed meanwhile', async () => {
    const { dialog, sent, shell, user } = await openNotice({ 'file.upload': noAnswerYet() });
    await user.upload(dialog.getByLabelText(/첨부 파일/), new File(['글'], '서식.txt', { type: 'text/plain' }));
    await user.click(dialog.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(shell.record.toasts).toMatchObject([{ text: expect.stringContaining('올리는 중') }]));
    expect(sent()).toEqual([]);
  });

  it('shows by field what differs between two versions, and restores an earlier one', async () => {
    const content = { title: '겨울 공동과제', supportMax: 50_000_000, applyTo: '2026-12-20T18:00:00+09:00' };
    const version = { byNm: '정하람', dt: '2026-11-22T10:00:00+09:00', publishDt: null };
    const list = [
      { ...version, no: 2, content: { ...content, supportMax: 70_000_000 } },
      { ...version, no: 1, byNm: null, content },
    ];
    const { shell, user } = await openOffice(paths.calls, {
      'admin.listNotices': { list: [notice], cnt_total: 1 },
      'admin.listVersions': { list },
      'admin.restoreVersion': { rev: 3 },
    });
    await user.click(await screen.findByRole('button', { name: '겨울 공동과제 버전 기록' }));
    const dialog = within(await screen.findByRole('dialog'));

    expect(await dialog.findByText(/지원 한도\(원\):/)).toBeVisible();
    expect(dialog.getByText('70000000').tagName).toBe('INS');
    expect(dialog.getByText('50000000').tagName).toBe('DEL');
    expect(dialog.getByText(/접수 마감: 2026-12-20 18:00/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /^1번/ }));
    await user.click(dialog.getByRole('button', { name: '1번으로 되돌리기' }));
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.restoreVersion')?.body).toEqual({
        ...{ kind: 'NOTICE', ref: 'AN001', no: 1 },
      }),
    );
  });
});
