import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ToastItem } from './Toast.tsx';
import { ToastList } from './ToastList.tsx';

const { jest } = import.meta;

const saved: ToastItem = { id: '1', kind: 'done', text: '저장되었습니다.' };
const offline: ToastItem = { id: '2', kind: 'error', text: '네트워크 연결을 확인해 주세요.' };

function dismissedAfter(toast: ToastItem, ms: number, during?: () => void): string[] {
  const dismissed: string[] = [];
  const dismiss = (id: string) => void dismissed.push(id);
  render(<ToastList durationMs={6000} onDismiss={dismiss} toasts={[toast]} />);
  during?.();
  act(() => void jest.advanceTimersByTime(ms));
  return dismissed;
}

describe('ToastList', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lets a confirmation go by itself', () => {
    expect(dismissedAfter(saved, 6000)).toEqual(['1']);
  });

  it('keeps a fault until it is closed', () => {
    expect(dismissedAfter(offline, 60_000)).toEqual([]);
  });

  it('keeps a toast while the pointer is on it', () => {
    const dismissed = dismissedAfter(saved, 60_000, () => {
      fireEvent.pointerEnter(screen.getByText('저장되었습니다.'));
      fireEvent.pointerOver(screen.getByText('저장되었습니다.'));
    });

    expect(dismissed).toEqual([]);
  });

  it('runs the action and goes', () => {
    const done: string[] = [];
    const toast: ToastItem = { ...saved, action: { label: '되돌리기', run: () => void done.push('run') } };
    render(<ToastList onDismiss={(id) => void done.push(id)} toasts={[toast]} />);

    fireEvent.click(screen.getByText('되돌리기'));

    expect(done).toEqual(['run', '1']);
  });
});
