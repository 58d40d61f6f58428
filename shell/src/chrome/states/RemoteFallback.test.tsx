import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteFallback } from './RemoteFallback.tsx';

describe('RemoteFallback', () => {
  it('shows that its area failed and retries', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    render(<RemoteFallback onRetry={() => calls.push('retry')} />);

    await user.click(screen.getByRole('button', { name: '다시 시도' }));

    expect(screen.getByRole('alert')).toHaveTextContent('이 영역을 불러오지 못했습니다.');
    expect(calls).toEqual(['retry']);
  });

  it('retries automatically only when the network returns', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const calls: string[] = [];
    const say = (type: string) => act(() => void window.dispatchEvent(new Event(type)));
    render(<RemoteFallback onRetry={() => calls.push('retry')} />);
    say('online');
    expect(calls).toEqual([]);

    onLine.mockReturnValue(false);
    say('offline');
    onLine.mockReturnValue(true);
    say('online');

    expect(calls).toEqual(['retry']);
    onLine.mockRestore();
  });

  it('shows the notice of a disabled remote, without a retry', () => {
    render(<RemoteFallback notice="점검 중입니다." />);

    expect(screen.getByRole('alert')).toHaveTextContent('점검 중입니다.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
