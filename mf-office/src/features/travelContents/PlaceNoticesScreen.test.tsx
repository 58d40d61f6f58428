import { screen, waitFor } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const notice = {
  ...{ noticeUid: 'n1', gdsUid: 'G1', gdsNm: '해솔 등대', title: '난간 보수', closedYn: 'Y', rev: 3 },
  ...{ startDt: '2026-12-08', endDt: '2026-12-09', i18n: { en: { title: 'Repairs' }, ja: { title: '手すりの補修' } } },
};

describe('PlaceNoticesScreen', () => {
  it('shows the translations of a notice; one that is emptied is left out', async () => {
    const { shell, user } = await openOffice(paths.placeNotices, {
      'admin.listPlaceNotices': { list: [notice], cnt_total: 1 },
      'admin.listPlaces': { list: [{ gdsUid: 'G1', gdsNm: '해솔 등대', state: 'ON' }], cnt_total: 1 },
      'admin.changePlaceNotice': { noticeUid: 'n1' },
    });
    await user.click(await screen.findByRole('link', { name: '난간 보수' }));
    const english = await screen.findByRole('textbox', { name: /알림 \(영어\)/ });
    expect(english).toHaveValue('Repairs');
    await user.clear(english);
    await user.type(screen.getByRole('textbox', { name: /알림 \(중국어 간체\)/ }), '栏杆维修');
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changePlaceNotice')?.body).toMatchObject({
        title: '난간 보수',
        i18n: { ja: { title: '手すりの補修' }, 'zh-CN': { title: '栏杆维修' } },
        rev: 3,
      }),
    );
    const body = shell.http.requests.find(({ name }) => name === 'admin.changePlaceNotice')?.body;
    expect(body).not.toHaveProperty('i18n.en');
  });
});
