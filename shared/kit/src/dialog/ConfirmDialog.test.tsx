import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog.tsx';

describe('ConfirmDialog', () => {
  it('is named by its title and described by the object and the consequence', () => {
    render(
      <ConfirmDialog
        no="돌아가기"
        note="취소한 시간은 다른 분이 예약할 수 있습니다."
        onNo={() => undefined}
        onYes={() => undefined}
        open
        text="주사전자현미경"
        title="예약을 취소하시겠습니까?"
        yes="예약 취소"
      />,
    );

    const dialog = screen.getByRole('alertdialog', { name: '예약을 취소하시겠습니까?' });
    expect(dialog).toHaveAccessibleDescription(/주사전자현미경.*취소한 시간은/);
  });

  it('reports the chosen verb', async () => {
    const answers: string[] = [];
    render(
      <ConfirmDialog
        no="돌아가기"
        onNo={() => answers.push('no')}
        onYes={() => answers.push('yes')}
        open
        title="예약을 취소하시겠습니까?"
        yes="예약 취소"
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: '예약 취소' }));
    await userEvent.click(screen.getByRole('button', { name: '돌아가기' }));

    expect(answers).toEqual(['yes', 'no']);
  });

  it('can have a primary cancelling verb, which has the focus and which Esc triggers', () => {
    const answers: string[] = [];
    render(
      <ConfirmDialog
        no="로그아웃"
        onDismiss={() => answers.push('dismiss')}
        onNo={() => answers.push('no')}
        onYes={() => answers.push('yes')}
        open
        title="곧 자동 로그아웃됩니다"
        yes="로그인 연장"
      />,
    );

    expect(screen.getByRole('button', { name: '로그인 연장' })).toHaveFocus();
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));

    expect(answers).toEqual(['dismiss']);
  });

  it('ignores a second answer while the operation is pending', async () => {
    const answers: string[] = [];
    render(
      <ConfirmDialog
        busy
        no="돌아가기"
        onNo={() => answers.push('no')}
        onYes={() => answers.push('yes')}
        open
        title="삭제하시겠습니까?"
        yes="삭제"
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: /삭제/ }));
    await userEvent.click(screen.getByRole('button', { name: '돌아가기' }));

    expect(answers).toEqual([]);
  });
});
