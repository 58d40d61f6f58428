import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ShownToast, ToastRegion } from './ToastRegion.tsx';

describe('ToastRegion', () => {
  const saved: ShownToast = { id: 't1', kind: 'done', text: '저장했습니다.' };

  it('announces a success politely and a failure assertively', () => {
    const { rerender } = render(<ToastRegion toasts={[saved]} onDismiss={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('저장했습니다.');
    expect(screen.getByRole('alert').textContent).toBe('');

    rerender(
      <ToastRegion toasts={[{ ...saved, id: 't2', kind: 'error', text: '실패했습니다.' }]} onDismiss={() => {}} />,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('실패했습니다.');
  });

  it('marks the language of a text', () => {
    render(<ToastRegion toasts={[{ ...saved, text: 'Saved', lang: 'en' }]} onDismiss={() => {}} />);

    expect(screen.getAllByText('Saved').at(-1)).toHaveAttribute('lang', 'en');
  });

  it('runs the action and closes', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    const toast: ShownToast = { ...saved, action: { label: '되돌리기', run: () => calls.push('run') } };
    render(<ToastRegion toasts={[toast]} onDismiss={(id) => calls.push(id)} />);

    await user.click(screen.getByRole('button', { name: '되돌리기', hidden: true }));

    expect(calls).toEqual(['run', 't1']);
  });

  it('reserves room in the page while a toast is shown', () => {
    const readRoom = () => document.documentElement.style.getPropertyValue('--toast-room');
    const { rerender } = render(<ToastRegion toasts={[saved]} onDismiss={() => {}} />);
    expect(readRoom()).toMatch(/^\d+px$/);

    rerender(<ToastRegion toasts={[]} onDismiss={() => {}} />);

    expect(readRoom()).toBe('');
  });

  it('can be dismissed by hand', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    render(<ToastRegion toasts={[saved]} onDismiss={(id) => calls.push(id)} />);

    await user.click(screen.getByRole('button', { name: '닫기', hidden: true }));

    expect(calls).toEqual(['t1']);
  });
});
