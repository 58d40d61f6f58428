import { toPassEventsPath } from '@haesol/contracts/common';
import { aMember, renderPage, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { myAnswers } from '#testing/myScreens';
import { aMemberPass } from '#testing/stickySamples';

const passUid = '71111111-2222-4333-8444-555555555555';
const toPass = (state: 'ACTIVE' | 'EXPIRED' | 'PAID', usedPlaces: readonly object[]) => ({
  ...aMemberPass({ passUid, state, usedPlaces }),
  ...{ rsvtUid: '21111111-2222-4333-8444-555555555555', pickCnt: null, persons: 1 },
  ...{ boughtDt: '2026-11-23T10:00:00+09:00', validDt: '2027-05-22T10:00:00+09:00' },
  ...(state === 'EXPIRED' ? { qr: null, code: null } : { qr: 'P:7K2M94QXAB3D', code: '7K2M-94QX-AB3D' }),
});

async function openPass(first: object) {
  let pass = first;
  const { shell } = await renderPage({
    app,
    path: `/travel/voucher?passUid=${passUid}`,
    session: aMember(),
    answers: { ...myAnswers, 'mypage.myPass': () => pass },
  });
  await screen.findByLabelText(/바우처 QR 코드$/);
  return {
    shell,
    use(next: object) {
      pass = next;
      shell.sendEvents(toPassEventsPath(passUid), [{ event: 'pass', data: { sign: 'q1' } }]);
    },
  };
}

describe('the voucher of a pass', () => {
  it('names a place as soon as its gate has read the pass, and listens no more when it has ended', async () => {
    const place = { gdsUid: 'g1', gdsNm: '해솔 바람언덕 전망대', usedDt: '2026-11-23T10:00:00+09:00' };
    const { shell, use } = await openPass(toPass('PAID', []));
    expect(screen.queryByText(place.gdsNm)).toBeNull();
    use(toPass('ACTIVE', [place]));
    expect(await screen.findByText(place.gdsNm)).toBeVisible();
    use(toPass('EXPIRED', [place]));

    expect((await screen.findAllByText('기간만료'))[0]).toBeVisible();
    expect(shell.listenedPaths()).not.toContain(toPassEventsPath(passUid));
  });
});
