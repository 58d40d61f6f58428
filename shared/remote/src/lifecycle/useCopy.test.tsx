import { renderScreen, screen } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { useCopy } from './useCopy.ts';

const app = { id: 'mf-sample', messages: {} };
const words = { done: '복사했습니다.', failed: '복사하지 못했습니다.' };

function Sample() {
  const copy = useCopy();
  return (
    <button onClick={() => void copy('HS-1', words)} type="button">
      번호 복사
    </button>
  );
}

describe('useCopy', () => {
  it('copies the text and shows a toast', async () => {
    const { shell, user } = await renderScreen(<Sample />, { app });

    await user.click(screen.getByRole('button', { name: '번호 복사' }));

    expect(await navigator.clipboard.readText()).toBe('HS-1');
    expect(shell.record.toasts).toEqual([{ kind: 'done', text: words.done }]);
  });

  it('shows a toast if the browser forbids it', async () => {
    const { shell, user } = await renderScreen(<Sample />, { app });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));

    await user.click(screen.getByRole('button', { name: '번호 복사' }));

    expect(shell.record.toasts).toEqual([{ kind: 'error', text: words.failed }]);
  });
});
