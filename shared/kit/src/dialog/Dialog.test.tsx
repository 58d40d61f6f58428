import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog } from './Dialog.tsx';

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button onClick={() => setIsOpen(true)} type="button">
        예약하기
      </button>
      <Dialog initialFocus={field} onClose={() => setIsOpen(false)} open={isOpen} title="예약 정보">
        <input aria-label="시료명" ref={field} />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('renders nothing while closed', () => {
    render(<Example />);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('예약 정보')).not.toBeInTheDocument();
  });

  it('is named by its title and moves the focus as requested', async () => {
    render(<Example />);

    await userEvent.click(screen.getByRole('button', { name: '예약하기' }));

    expect(screen.getByRole('dialog', { name: '예약 정보' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '시료명' })).toHaveFocus();
  });

  it('focuses its heading if its content is to be read', () => {
    render(
      <Dialog focusTitle onClose={() => undefined} open title="교육 안내">
        <a href="/x">링크</a>
      </Dialog>,
    );

    expect(screen.getByRole('heading', { name: '교육 안내' })).toHaveFocus();
  });

  it('returns the focus to the button that opened it', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: '예약하기' }));

    await userEvent.click(screen.getByRole('button', { name: '닫기' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '예약하기' })).toHaveFocus();
  });

  it('closes on Esc', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: '예약하기' }));

    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('prevents scrolling of the page behind only while it is open', async () => {
    render(<Example />);

    await userEvent.click(screen.getByRole('button', { name: '예약하기' }));
    const whileOpen = document.documentElement.style.overflow;
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));

    expect([whileOpen, document.documentElement.style.overflow]).toEqual(['hidden', '']);
  });
});
