import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { type ShownToast, ToastRegion } from './ToastRegion.tsx';

describe('ToastRegion', () => {
  const saved: ShownToast = { id: 't1', kind: 'done', text: '저장했습니다.' };

  it('announces a success politely and a failure at once', () => {
    const { rerender } = render(<ToastRegion toasts={[saved]} onDismiss={() => {}} />);
    expect(screen.getByRole('status')).toHaveTextContent('저장했습니다.');
    expect(screen.getByRole('alert').textContent).toBe('');

    rerender(
      <ToastRegion toasts={[{ ...saved, id: 't2', kind: 'error', text: '실패했습니다.' }]} onDismiss={() => {}} />,
    );

    expect(screen.getByRole('alert')).toHaveTextContent('실패했습니다.');
  });

  it('runs the action and goes', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    const toast: ShownToast = { ...saved, action: { label: '되돌리기', run: () => calls.push('run') } };
    render(<ToastRegion toasts={[toast]} onDismiss={(id) => calls.push(id)} />);

    await user.click(screen.getByRole('button', { name: '되돌리기', hidden: true }));

    expect(calls).toEqual(['run', 't1']);
  });

  it('is dismissed by hand', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    render(<ToastRegion toasts={[saved]} onDismiss={(id) => calls.push(id)} />);

    await user.click(screen.getByRole('button', { name: '닫기', hidden: true }));

    expect(calls).toEqual(['t1']);
  });
});

describe('ConfirmDialog', () => {
  const question = { title: '나가시겠습니까?', text: '작성 중인 내용이 있습니다.', yes: '나가기', no: '머무르기' };

  function renderQuestion() {
    const answers: boolean[] = [];
    render(<ConfirmDialog question={question} onAnswer={(yes) => answers.push(yes)} />);
    return { answers, user: userEvent.setup() };
  }

  it('is named by its question and described by its text', () => {
    renderQuestion();

    expect(screen.getByRole('alertdialog', { name: '나가시겠습니까?' })).toHaveAccessibleDescription(
      '작성 중인 내용이 있습니다.',
    );
  });

  it('answers yes by its verb', async () => {
    const { answers, user } = renderQuestion();

    await user.click(screen.getByRole('button', { name: '나가기' }));

    expect(answers).toEqual([true]);
  });

  it('answers no by Esc', () => {
    const { answers } = renderQuestion();
    const dialog = screen.getByRole('alertdialog');

    fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));

    expect(answers).toEqual([false]);
  });

  it('is closed while nothing is asked', () => {
    render(<ConfirmDialog question={null} onAnswer={() => {}} />);

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
