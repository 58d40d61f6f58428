import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AlertPanel, type AlertPanelProps } from './AlertPanel.tsx';

const item = {
  ntfUid: 'a',
  title: '문의에 답변이 등록되었습니다.',
  text: '장비 문의',
  link: '/myPage/qnaDetail?qnaUid=1',
  readYn: 'N' as const,
  createdDt: '2026-11-23T10:00:00+09:00',
};

function renderPanel(change: Partial<AlertPanelProps> = {}) {
  const calls: string[] = [];
  render(
    <AlertPanel
      hasFailed={false}
      list={[item]}
      locale="ko"
      onClose={() => calls.push('close')}
      onFollow={(uid) => calls.push(`follow ${uid}`)}
      onReadAll={() => calls.push('read')}
      onRetry={() => calls.push('retry')}
      open
      unread={1}
      {...change}
    />,
  );
  return { calls, user: userEvent.setup() };
}

describe('AlertPanel', () => {
  it('links to each event and marks unread ones', async () => {
    const { calls, user } = renderPanel();
    const link = screen.getByRole('link', { name: /답변이 등록되었습니다.*읽지 않음.*장비 문의/ });
    link.addEventListener('click', (event) => event.preventDefault());

    await user.click(link);

    expect(link).toHaveAttribute('href', '/myPage/qnaDetail?qnaUid=1');
    expect(calls).toEqual(['follow a']);
  });

  it('marks only unread alerts', () => {
    renderPanel({ list: [item, { ...item, ntfUid: 'b', title: '예약이 확정되었습니다.', readYn: 'Y' }] });

    const [unread, read] = screen.getAllByRole('link');
    expect([unread, read].map((link) => link?.dataset.look)).toEqual(['unread', undefined]);
    expect(read).not.toHaveTextContent('읽지 않음');
  });

  it('marks the language of the texts, but not of the words around them', () => {
    renderPanel({ list: [{ ...item, locale: 'ja' }] });

    expect(screen.getByText(item.title)).toHaveAttribute('lang', 'ja');
    expect(screen.getByText(item.text)).toHaveAttribute('lang', 'ja');
    expect(screen.getByText('읽지 않음').closest('[lang]')).toBeNull();
  });

  it('shows the time in Seoul, like every other page', () => {
    renderPanel({ list: [{ ...item, createdDt: '2026-10-20T07:51:00Z' }] });

    expect(screen.getByText(/^2026\.\s10\.\s20\.\s16:51$/)).toBeVisible();
  });

  it('shows the time in the language of the page', () => {
    renderPanel({ list: [{ ...item, createdDt: '2026-10-20T07:51:00Z' }], locale: 'en' });

    expect(screen.getByText(/^20\sOct\s2026\s16:51\s\(KST\)$/)).toBeVisible();
  });

  it('marks all as read, if any are unread', async () => {
    const { calls, user } = renderPanel();

    await user.click(screen.getByRole('button', { name: '모두 읽음' }));

    expect(calls).toEqual(['read']);
  });

  it('shows an empty state', () => {
    renderPanel({ list: [], unread: 0 });

    expect(screen.getByText('새로운 알림이 없습니다.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '모두 읽음' })).not.toBeInTheDocument();
  });

  it('shows loading and error states', async () => {
    const { calls, user } = renderPanel({ list: undefined, hasFailed: true });

    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(screen.getByRole('alert')).toHaveTextContent('알림을 불러오지 못했습니다.');
    expect(calls).toEqual(['retry']);
  });
});
