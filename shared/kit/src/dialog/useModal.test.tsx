import { jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { useModal } from './useModal.ts';

interface ExampleProps {
  isLocked?: boolean;
  closesOnBackdrop?: boolean;
  focusesField?: boolean;
  inner?: boolean;
}

function Example({ isLocked, closesOnBackdrop, focusesField = false, inner = false }: ExampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const modal = useModal(isOpen, () => setIsOpen(false), {
    closesOnBackdrop,
    isLocked,
    ...(focusesField && { initialFocus: field }),
  });
  return (
    <>
      <button onClick={() => setIsOpen(true)} type="button">
        열기
      </button>
      <dialog {...modal} aria-label="창">
        {isOpen && (
          <>
            <button type="button">처음</button>
            <input aria-label="이름" ref={field} />
            <button onClick={() => setIsOpen(false)} type="button">
              끝
            </button>
            {inner && <Inner />}
          </>
        )}
      </dialog>
    </>
  );
}

function Inner() {
  const modal = useModal(true, () => undefined);
  return (
    <dialog {...modal} aria-label="속">
      <button type="button">하나</button>
    </dialog>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

async function open(props: ExampleProps = {}) {
  const user = userEvent.setup();
  render(<Example {...props} />);
  await user.click(button('열기'));
  return user;
}

const cancel = (target: HTMLElement) => {
  const event = createEvent('cancel', target, { bubbles: true, cancelable: true });
  fireEvent(target, event);
  return event;
};

describe('useModal', () => {
  it('opens the dialog as a modal, which makes the page behind inert', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');

    await open();

    expect(showModal).toHaveBeenCalledTimes(1);
    showModal.mockRestore();
  });

  it('focuses the requested control', async () => {
    await open({ focusesField: true });

    expect(screen.getByRole('textbox', { name: '이름' })).toHaveFocus();
  });

  it('moves the focus from the last control to the first with Tab', async () => {
    const user = await open();
    button('끝').focus();

    await user.tab();

    expect(button('처음')).toHaveFocus();
  });

  it('moves the focus from the first control to the last with Shift+Tab', async () => {
    const user = await open();
    button('처음').focus();

    await user.tab({ shift: true });

    expect(button('끝')).toHaveFocus();
  });

  it('leaves Tab between the controls to the browser', async () => {
    const user = await open();
    button('처음').focus();

    await user.tab();

    expect(screen.getByRole('textbox', { name: '이름' })).toHaveFocus();
  });

  it('keeps the focus in the inner one of two dialogs', async () => {
    const user = await open({ inner: true });
    button('하나').focus();

    await user.tab();

    expect(button('하나')).toHaveFocus();
  });

  it('locks the scroll position of the page while it is open', async () => {
    const user = await open();
    const whileOpen = document.documentElement.style.overflow;

    await user.click(button('끝'));

    expect([whileOpen, document.documentElement.style.overflow]).toEqual(['hidden', '']);
  });

  it('closes on Esc, which the browser reports as cancel', async () => {
    await open();

    const event = cancel(screen.getByRole('dialog'));

    expect(event.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays open while it is locked, also if the browser closes it itself', async () => {
    await open({ isLocked: true });
    const dialog: HTMLDialogElement = screen.getByRole('dialog');

    cancel(dialog);
    expect(dialog.open).toBe(true);
    dialog.close();
    fireEvent(dialog, new Event('close'));
    expect(dialog.open).toBe(true);
  });

  it('ignores the cancel event of a file picker inside', async () => {
    await open();

    cancel(screen.getByRole('textbox', { name: '이름' }));

    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes when the browser has closed the dialog itself', async () => {
    await open();

    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());

    expect(await screen.findByRole('button', { name: '열기' })).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('returns the focus to the control that opened it', async () => {
    const user = await open();

    await user.click(button('끝'));

    expect(button('열기')).toHaveFocus();
  });

  it('stays open on a press on the backdrop by default', async () => {
    const user = await open();

    await user.click(screen.getByRole('dialog'));

    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('closes on a press on the backdrop if enabled, not on one inside', async () => {
    const user = await open({ closesOnBackdrop: true });
    await user.click(button('처음'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();

    await user.click(screen.getByRole('dialog'));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('unlocks the scroll position when it is unmounted in StrictMode', async () => {
    const user = userEvent.setup();
    const { unmount } = render(
      <StrictMode>
        <Example />
      </StrictMode>,
    );
    await user.click(button('열기'));

    unmount();

    expect(document.documentElement.style.overflow).toBe('');
  });
});
