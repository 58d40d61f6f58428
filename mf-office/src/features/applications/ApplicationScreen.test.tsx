import { refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { toApplicationHref } from '#paths';
import { openOffice } from '#testing/openOffice';

const application = {
  aplUid: 'a1',
  aplNo: 'T-2026-0014',
  kind: 'TECH',
  state: 'REVIEWING',
  title: '프레스 소음 저감',
  refUid: '',
  refNm: null,
  step: 1,
  submittedDt: '2026-11-20T09:00:00+09:00',
  savedDt: '2026-11-20T09:00:00+09:00',
  dueDt: null,
  values: { applicantNm: '황나은', problem: '소음이 큽니다.' },
  codeNms: {},
  files: [],
  bundleUrl: null,
  timeline: [],
  ahead: [],
  withdrawableYn: 'N',
  advisor: null,
  visitDt: null,
  visitPlace: null,
  contact: '기업협력팀',
  targets: ['SUPPLEMENT', 'MATCHED', 'REJECTED'],
  rev: 7,
  assigneeNm: '정하람',
  mineYn: 'Y',
};

describe('ApplicationScreen', () => {
  it('asks for a supplement with a day and a message', async () => {
    const { shell, user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': application,
      'admin.moveApplication': { state: 'SUPPLEMENT' },
    });

    await user.click(await screen.findByRole('button', { name: '보완 요청' }));
    const dialog = within(screen.getByRole('dialog', { name: '보완 요청' }));
    await user.type(dialog.getByLabelText(/보완 기한/), '2026-12-04');
    await user.type(dialog.getByRole('textbox', { name: /안내/ }), '도면을 올려 주세요.');
    await user.click(dialog.getByRole('button', { name: '보완 요청' }));

    await waitFor(() => expect(shell.record.toasts.at(-1)).toMatchObject({ text: '처리했습니다.' }));
    expect(shell.http.requests.find(({ name }) => name === 'admin.moveApplication')).toMatchObject({
      body: { to: 'SUPPLEMENT', dueDt: '2026-12-04', memo: '도면을 올려 주세요.', rev: 7 },
    });
  });

  it('shows the new state and keeps what was typed after another has moved it', async () => {
    let moved = application;
    const { user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': () => moved,
      'admin.moveApplication': () => {
        moved = { ...application, state: 'SUPPLEMENT', targets: ['REVIEWING'], rev: 8 };
        return refusal('4405', '그사이 김하늘 님이 10:21에 처리했습니다.');
      },
    });
    await user.click(await screen.findByRole('button', { name: '반려' }));
    const dialog = within(screen.getByRole('dialog', { name: '반려' }));

    await user.type(dialog.getByRole('textbox', { name: /안내/ }), '요건이 맞지 않습니다.');
    await user.click(dialog.getByRole('button', { name: '반려' }));

    expect(await dialog.findByText('그사이 김하늘 님이 10:21에 처리했습니다.')).toBeVisible();
    expect(await screen.findByText('보완요청')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /안내/ })).toHaveValue('요건이 맞지 않습니다.');
  });

  it('shows the name of the applicant after a purpose was chosen', async () => {
    const { shell, user } = await openOffice(toApplicationHref('a1'), {
      'admin.application': { ...application, values: { ...application.values, applicantNm: '황*은' } },
      'admin.revealApplication': { values: { applicantNm: '황나은' } },
    });
    expect(await screen.findByText('황*은')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '가림 해제' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText(/목적/), 'APPLY');
    await user.click(dialog.getByRole('button', { name: '30분 동안 보기' }));

    expect(await screen.findByText('황나은')).toBeVisible();
    expect(shell.http.requests.find(({ name }) => name === 'admin.revealApplication')?.body).toEqual({
      purposeCd: 'APPLY',
      memo: '',
    });
    await user.click(screen.getByRole('button', { name: '지금 가리기' }));
    expect(screen.getByText('황*은')).toBeVisible();
  });

  it('links the files that the applicant added with a supplement, at the step', async () => {
    const file = {
      fileUid: 'f1',
      orgNm: '사양서.hwpx',
      ext: 'hwpx',
      mime: 'application/hwp+zip',
      size: 1,
      url: '/file/f1',
      viewUrl: null,
      thumbUrl: null,
    };
    const step = { dt: '2026-11-21T09:00:00+09:00', memo: null, dueDt: null, files: [], type: 'MOVE', by: 'STAFF' };
    const timeline = [
      { ...step, entryUid: 't1', type: 'REQUEST', state: 'SUPPLEMENT' },
      { ...step, entryUid: 't2', type: 'ANSWER', state: 'REVIEWING', by: 'MEMBER', memo: '붙였습니다.', files: [file] },
      { ...step, entryUid: 't3', changeYn: 'Y', state: 'REVIEWING' },
    ];
    await openOffice(toApplicationHref('a1'), { 'admin.application': { ...application, timeline } });

    const steps = within(await screen.findByRole('list', { name: '진행 과정' })).getAllByRole('listitem');
    expect(steps.map((one) => one.textContent)).toEqual([
      expect.stringContaining('보완요청'),
      expect.stringContaining('보완 제출'),
      expect.stringContaining('일정 변경'),
    ]);
    const link = within(steps[1] as HTMLElement).getByRole('link', { name: '사양서.hwpx' });
    expect(link).toHaveAttribute('href', '/file/f1');
  });

  it('offers no move without one on the server', async () => {
    await openOffice(toApplicationHref('a1'), { 'admin.application': { ...application, state: 'DONE', targets: [] } });

    expect(await screen.findByText('더 처리할 것이 없습니다.')).toBeVisible();
  });
});
