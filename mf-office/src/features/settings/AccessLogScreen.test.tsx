import { screen } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const look = {
  ...{ lookUid: 'l1', at: '2026-11-20T10:00:00+09:00', actorNm: '정하람', action: 'member.reveal' },
  ...{ memberUid: 'm1', memberNm: '한*람', target: '', purposeCd: 'APPLY', memo: '', items: ['TEL'], rowCnt: null },
  ...{ ip: '10.0.0.1', requestId: null, marks: ['NIGHT'], otherAreaYn: 'Y' },
};
const openLog = (dueDt: string) =>
  openOffice(paths.access, {
    'admin.listAccess': {
      list: [look],
      cnt_total: 1,
      review: { lookCnt: 1, markedCnt: 1, lastDt: null, lastNm: null, dueDt },
    },
  });

describe('access log', () => {
  it('names why a look is unusual, and until when the review is due', async () => {
    await openLog('2099-12-20T10:00:00+09:00');

    expect(await screen.findByText('업무 시간 밖, 평소와 다른 업무')).toBeVisible();
    expect(screen.getByText(/다음 점검: 2099. 12. 20.까지/)).toBeVisible();
  });

  it('says that the review is late, beside the button that ends it', async () => {
    await openLog('2020-12-20T10:00:00+09:00');

    expect(await screen.findByText(/2020. 12. 20.까지 점검해야 했습니다/)).toBeVisible();
    expect(screen.getByRole('button', { name: '점검 마치기' })).toBeVisible();
  });
});
