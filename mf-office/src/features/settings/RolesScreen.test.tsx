import { officeAreas } from '@haesol/contracts/common';
import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const none = Object.fromEntries(officeAreas.map((area) => [area, 'NONE']));
const wanted = { ...none, role: 'STAFF', rights: [], lab: 'MOVE' };
const aMember = (userId: string, mineYn: 'N' | 'Y' | undefined) => ({
  ...none,
  ...{ userId, name: '한가람', role: 'MEMBER', rights: [] },
  proposal: mineYn && { ...wanted, byNm: '윤관리', mineYn, untilDt: '2026-12-01T09:00:00+09:00' },
});

describe('RolesScreen', () => {
  it('offers proposed rights to another administrator to approve, and to the proposer to withdraw', async () => {
    const { shell, user } = await openOffice(paths.roles, {
      'admin.rights': {
        list: [aMember('other@mail.example', 'N'), aMember('own@mail.example', 'Y')],
        cnt_total: 2,
      },
      'admin.decideRights': { ...aMember('other@mail.example', undefined), proposal: null },
    });
    const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
    const other = await rowOf('other@mail.example');
    const own = await rowOf('own@mail.example');

    expect(other.getByText('윤관리 님 제안: 직원 · 장비 처리')).toBeVisible();
    expect(other.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['확인', '돌려보내기']);
    expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['제안 거두기']);

    await user.click(other.getByRole('button', { name: '확인' }));
    await user.click(await screen.findByRole('button', { name: /1건 확인/ }));
    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.decideRights')).toMatchObject({
        body: { userId: 'other@mail.example', to: 'APPROVED' },
      }),
    );
  });
});
