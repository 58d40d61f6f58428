import { useModal } from '@haesol/kit';
import { act, render, screen, within } from '@testing-library/react';
import { ModalLiveRegion } from './ModalLiveRegion.tsx';

function Site({ isOpen, message }: { isOpen: boolean; message: string }) {
  const modal = useModal(isOpen, () => {});
  return (
    <>
      <dialog {...modal} aria-label="예약">
        <button type="button">다음</button>
      </dialog>
      <ModalLiveRegion message={message} urgency="assertive" />
    </>
  );
}

describe('ModalLiveRegion', () => {
  it('announces a message inside of the open modal, in an existing region', async () => {
    const { rerender } = render(<Site isOpen message="" />);
    act(() => screen.getByRole('button', { name: '다음' }).focus());
    rerender(<Site isOpen message="30초 남았습니다." />);
    const region = within(screen.getByRole('dialog')).getByRole('alert');

    expect(region).toBeEmptyDOMElement();
    expect(await within(region).findByText('30초 남았습니다.')).toBeInTheDocument();
  });

  it('renders nothing without an open modal: the page has its own region', () => {
    const { rerender } = render(<Site isOpen={false} message="" />);
    rerender(<Site isOpen={false} message="저장했습니다." />);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
