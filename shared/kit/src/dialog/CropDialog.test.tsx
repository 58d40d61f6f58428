import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CropDialog } from './CropDialog.tsx';

const drawImage = jest.fn<(...args: unknown[]) => void>();
const bitmap: ImageBitmap = { width: 400, height: 200, close: () => undefined };

beforeEach(() => {
  drawImage.mockClear();
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ clearRect: () => undefined, drawImage } as unknown as RenderingContext as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['picture'], { type: 'image/jpeg' })));
});

afterEach(() => jest.restoreAllMocks());

const nothing = () => undefined;

describe('CropDialog', () => {
  it('shows the square chosen by the sliders', () => {
    render(<CropDialog bitmap={bitmap} onCancel={nothing} onDone={nothing} title="프로필 사진 자르기" />);

    fireEvent.change(screen.getByRole('slider', { name: '확대' }), { target: { value: '2' } });
    fireEvent.change(screen.getByRole('slider', { name: '좌우 위치' }), { target: { value: '0' } });

    expect(screen.getByRole('img', { name: '자른 사진 미리보기' })).toBeVisible();
    expect(drawImage).toHaveBeenLastCalledWith(bitmap, 0, 50, 100, 100, 0, 0, 512, 512);
  });

  it('moves with one pointer, zooms with two and with the wheel', () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
    HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
    render(<CropDialog bitmap={bitmap} onCancel={nothing} onDone={nothing} title="프로필 사진 자르기" />);
    const canvas = screen.getByRole('img', { name: '자른 사진 미리보기' });

    // jsdom has no pointer events.
    const point = (type: string, pointerId: number, clientX: number) =>
      fireEvent(canvas, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 50 }), { pointerId }));

    point('pointerdown', 1, 50);
    point('pointermove', 1, 75);
    expect(drawImage).toHaveBeenLastCalledWith(bitmap, 50, 0, 200, 200, 0, 0, 512, 512);

    point('pointerdown', 2, 25);
    point('pointermove', 2, -25);
    expect(screen.getByRole('slider', { name: '확대' })).toHaveValue('2');

    point('pointerup', 1, 75);
    point('pointerup', 2, -25);
    const wheel = new WheelEvent('wheel', { deltaY: -10_000, cancelable: true });
    fireEvent(canvas, wheel);
    expect(wheel.defaultPrevented).toBe(true);
    expect(screen.getByRole('slider', { name: '확대' })).toHaveValue('4');
  });

  it('returns the square', async () => {
    const handleDone = jest.fn<(picture: Blob) => void>();
    render(<CropDialog bitmap={bitmap} onCancel={nothing} onDone={handleDone} title="프로필 사진 자르기" />);

    await userEvent.click(screen.getByRole('button', { name: '사용하기' }));

    expect(handleDone.mock.calls.map(([picture]) => picture.type)).toEqual(['image/jpeg']);
  });

  it('changes nothing on cancel', async () => {
    const handleCancel = jest.fn();
    render(<CropDialog bitmap={bitmap} onCancel={handleCancel} onDone={nothing} title="프로필 사진 자르기" />);

    await userEvent.click(screen.getByRole('button', { name: '취소' }));

    expect(handleCancel).toHaveBeenCalledTimes(1);
  });

  it('is closed without a picture', () => {
    render(<CropDialog bitmap={undefined} onCancel={nothing} onDone={nothing} title="프로필 사진 자르기" />);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
