import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ZoomDialog } from './ZoomDialog.tsx';

function Example() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        열기
      </button>
      <ZoomDialog alt="장비 사진" onClose={() => setOpen(false)} open={isOpen} src="/art/equipment/afm.svg" />
    </>
  );
}

describe('ZoomDialog', () => {
  it('zooms with its buttons, up to four times', async () => {
    render(<Example />);

    for (let press = 0; press < 8; press += 1) await userEvent.click(screen.getByRole('button', { name: '확대' }));

    expect(screen.getByRole('dialog', { name: '이미지 보기 400%' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '확대' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('zooms with the wheel, without scrolling the page', () => {
    render(<Example />);

    const isLeft = fireEvent.wheel(screen.getByRole('region', { name: '장비 사진' }), { deltaY: -100 });

    expect(screen.getByRole('dialog', { name: '이미지 보기 122%' })).toBeInTheDocument();
    expect(isLeft).toBe(false);
  });

  it('zooms with two fingers', () => {
    render(<Example />);
    const frame = screen.getByRole('region', { name: '장비 사진' });
    const touch = (x: number) => ({ clientX: x, clientY: 0, identifier: x, target: frame });

    fireEvent.touchMove(frame, { touches: [touch(0), touch(100)] });
    fireEvent.touchMove(frame, { touches: [touch(0), touch(200)] });

    expect(screen.getByRole('dialog', { name: '이미지 보기 200%' })).toBeInTheDocument();
  });

  it('resets to the original size', async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole('button', { name: '확대' }));
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));

    await userEvent.click(screen.getByRole('button', { name: '열기' }));

    expect(screen.getByRole('dialog', { name: '이미지 보기 100%' })).toBeInTheDocument();
  });
});
