import type { TimelineEntry } from '@haesol/contracts/common';
import { renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { MatterBadge } from './MatterBadge.tsx';
import { MatterTimeline } from './MatterTimeline.tsx';

const anEntry = (change: Partial<TimelineEntry> = {}): TimelineEntry => ({
  entryUid: 'e1',
  type: 'MOVE',
  state: 'SUBMITTED',
  by: 'MEMBER',
  dt: '2026-11-16T10:24:00+09:00',
  memo: null,
  dueDt: null,
  files: [],
  ...change,
});

describe('MatterBadge', () => {
  it('shows the state of its kind, and the position on the waiting list', async () => {
    await renderScreen(
      <>
        <MatterBadge kind="EDU" state="APPROVED" />
        <MatterBadge kind="EQU" state="APPROVED" />
        <MatterBadge kind="EDU" state="WAITLIST" waitNo={2} />
      </>,
      { app },
    );

    expect(screen.getByText('수강확정')).toBeVisible();
    expect(screen.getByText('예약확정')).toBeVisible();
    expect(screen.getByText('대기 2번')).toBeVisible();
  });
});

describe('MatterTimeline', () => {
  it('shows past steps, the request with its deadline and files, and next steps', async () => {
    const file = {
      fileUid: 'f1',
      orgNm: '양식.hwpx',
      ext: 'hwpx',
      mime: '',
      size: 2048,
      url: '/file/download?fileUid=f1',
    };
    await renderScreen(
      <MatterTimeline
        action={<button type="button">보완 제출</button>}
        entries={[
          anEntry(),
          anEntry({
            entryUid: 'e2',
            type: 'REQUEST',
            state: 'SUPPLEMENT',
            by: 'STAFF',
            memo: '도면을 보내 주세요.',
            dueDt: '2026-11-30',
            files: [{ ...file, viewUrl: null, thumbUrl: null }],
          }),
        ]}
        kind="TECH"
        next={['선정']}
      />,
      { app },
    );

    const [first, second, third] = within(screen.getByRole('list', { name: '진행 상황' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/접수.*신청인/);
    expect(second).toHaveTextContent(/보완요청.*담당자 · 2026\.\s11\.\s30\.까지.*도면을 보내 주세요\./);
    expect(within(second as HTMLElement).getByRole('link', { name: /양식\.hwpx/ })).toHaveAttribute('href', file.url);
    expect(within(second as HTMLElement).getByRole('button', { name: '보완 제출' })).toBeVisible();
    expect(third).toHaveTextContent('선정');
  });

  it('still waits for the member if only the deadline has changed', async () => {
    const extended = { state: 'SUPPLEMENT', by: 'STAFF', dueDt: '2026-12-07' } as const;
    await renderScreen(
      <MatterTimeline
        entries={[
          anEntry({ type: 'REQUEST', state: 'SUPPLEMENT', dueDt: '2026-11-30' }),
          anEntry({ entryUid: 'e2', type: 'MOVE', changeYn: 'Y', ...extended }),
        ]}
        kind="TECH"
      />,
      { app },
    );

    expect(screen.getByText('일정 변경').closest('li')).toHaveTextContent(/확인 필요.*2026\.\s12\.\s7\.까지/);
  });

  it('describes a step that changed only a date', async () => {
    const memo = '방문 일시: 2026-12-04 10:00 (변경 전: 2026-12-03 14:00)';
    await renderScreen(
      <MatterTimeline
        entries={[anEntry({ type: 'MOVE', changeYn: 'Y', state: 'IN_PROGRESS', by: 'STAFF', memo })]}
        kind="TECH"
      />,
      { app },
    );

    const [step] = within(screen.getByRole('list', { name: '진행 상황' })).getAllByRole('listitem');
    expect(step).toHaveTextContent(/일정 변경.*담당자.*변경 전/);
    expect(step).not.toHaveTextContent('수행중');
  });
});
