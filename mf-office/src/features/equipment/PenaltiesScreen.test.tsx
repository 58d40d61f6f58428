import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const penalty = {
  ...{ penaltyUid: 'p1', memberNm: '한*람', rsvNo: 'R-2026-0001', eqNm: '전자현미경' },
  ...{ createdDt: '2026-11-12T10:00:00+09:00', liftedDt: null, suspendedTo: '2026-12-12' },
};

describe('no-shows', () => {
  // Drafts stay in the tab.
  beforeEach(() => sessionStorage.clear());

  it('show the mail of a lift with the reason that is typed, before it is sent', async () => {
    const { shell, user } = await openOffice(paths.penalties, {
      'admin.listPenalties': { list: [penalty], cnt_total: 1 },
      'admin.previewCall': ({ body }: { body?: unknown }) => ({
        list: [{ to: 'a***@demo.example', lang: 'ko', subject: '안내', text: JSON.stringify(body) }],
      }),
    });
    await user.click(await screen.findByRole('button', { name: /해제/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('받는 사람에게 가는 메일 보기'));
    expect(await dialog.findByText('안내 내용을 쓰면 메일이 여기에 보입니다.')).toBeVisible();
    await user.type(dialog.getByRole('textbox'), '고장이었습니다.');

    expect(await dialog.findByText(/고장이었습니다.*}/)).toBeVisible();
    expect(shell.http.requests.findLast(({ name }) => name === 'admin.previewCall')?.body).toEqual({
      call: { name: 'penalty.lift', uid: 'p1', body: { memo: '고장이었습니다.' } },
    });
    expect(shell.http.requests.filter(({ name }) => name === 'admin.liftPenalty')).toEqual([]);
  });

  it('show until when their member may not book, and are lifted with a reason', async () => {
    const { shell, user } = await openOffice(paths.penalties, {
      'admin.listPenalties': { list: [penalty], cnt_total: 1 },
      'admin.liftPenalty': { penaltyUid: 'p1', liftedDt: '2026-11-23T10:00:00+09:00' },
    });

    expect(await screen.findByText('2026. 12. 12.(토)')).toBeVisible();
    expect(screen.getByRole('link', { name: /이용 제한 중/ })).toHaveAttribute(
      'href',
      `${paths.penalties}?state=SUSPENDED`,
    );
    await user.click(screen.getByRole('button', { name: /해제/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), '장비가 고장 나 있었습니다.');
    await user.click(dialog.getByRole('button', { name: /해제/ }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.liftPenalty')?.body).toEqual({
        memo: '장비가 고장 나 있었습니다.',
      }),
    );
  });
});
