import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Disclosure } from './Disclosure.tsx';

const row = (
  <Disclosure title="예약을 취소하려면?">{(wasOpened) => wasOpened && <p>하루 전까지 취소합니다.</p>}</Disclosure>
);

describe('Disclosure', () => {
  it('renders its content when it is opened, and keeps it when it is closed', async () => {
    render(row);
    expect(screen.queryByText('하루 전까지 취소합니다.')).toBeNull();

    await userEvent.click(screen.getByText('예약을 취소하려면?'));
    expect(screen.getByText('하루 전까지 취소합니다.')).toBeVisible();

    await userEvent.click(screen.getByText('예약을 취소하려면?'));
    expect(screen.getByText('하루 전까지 취소합니다.')).not.toBeVisible();
  });

  it('detects that it was opened before its script ran', async () => {
    const { container, unmount } = render(row);
    const html = container.innerHTML;
    unmount();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = html;
    for (const details of place.querySelectorAll('details')) details.open = true;

    await act(async () => hydrateRoot(place, row, { onRecoverableError: () => undefined }));

    expect(screen.getByText('하루 전까지 취소합니다.')).toBeVisible();
  });
});
