import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SharePopup } from './SharePopup.tsx';

const url = 'https://haesol.example/travel/attraction?gdsUid=A1';

function show() {
  const user = userEvent.setup();
  render(<SharePopup onClose={() => undefined} open title="바람언덕 전망대" url={url} />);
  return user;
}

describe('SharePopup', () => {
  it('copies the address and confirms it', async () => {
    const user = show();

    await user.click(screen.getByRole('button', { name: '주소 복사' }));

    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.getByRole('status')).toHaveTextContent('주소를 복사했습니다.');
  });

  it('selects the address if the browser refuses to copy', async () => {
    const user = show();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));

    await user.click(screen.getByRole('button', { name: '주소 복사' }));

    expect(screen.getByRole('status')).toHaveTextContent('복사하지 못했습니다.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '주소' }).selectionEnd).toBe(url.length);
  });

  it('passes the whole address to the services', () => {
    show();

    expect(screen.getByRole('link', { name: /NAVER/ })).toHaveAttribute(
      'href',
      `https://share.naver.com/web/shareView?${new URLSearchParams({ url, title: '바람언덕 전망대' })}`,
    );
    expect(screen.getByRole('link', { name: /LINE/ })).toHaveAttribute(
      'href',
      `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}`,
    );
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/?${new URLSearchParams({ text: `바람언덕 전망대\n${url}` })}`,
    );
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('target', '_blank');
  });

  it('opens the share sheet of the system, where there is one', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const user = show();
    await user.click(screen.getByRole('button', { name: '다른 앱으로 공유' }));
    Reflect.deleteProperty(navigator, 'share');

    expect(share).toHaveBeenCalledWith({ title: '바람언덕 전망대', url });
  });

  it('has no button for a share sheet without one', () => {
    show();

    expect(screen.queryByRole('button', { name: '다른 앱으로 공유' })).toBeNull();
  });

  it('has a QR code for a phone', () => {
    show();

    expect(screen.getByRole('img', { name: '바람언덕 전망대 QR 코드' })).toBeInTheDocument();
  });
});
