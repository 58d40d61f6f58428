import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordField } from './PasswordField.tsx';

describe('PasswordField', () => {
  it('shows and hides the typed text', async () => {
    render(<PasswordField label="비밀번호" />);

    await userEvent.click(screen.getByRole('button', { name: '비밀번호 보기' }));

    expect(screen.getByLabelText('비밀번호')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: '비밀번호 숨기기' })).toBeInTheDocument();
  });

  it('allows pasting', async () => {
    render(<PasswordField label="비밀번호" />);

    await userEvent.click(screen.getByLabelText('비밀번호'));
    await userEvent.paste('haesol-2026!');

    expect(screen.getByLabelText('비밀번호')).toHaveValue('haesol-2026!');
  });

  it('warns of Caps Lock', async () => {
    render(<PasswordField label="비밀번호" />);

    await userEvent.type(screen.getByLabelText('비밀번호'), '{CapsLock}a');

    expect(screen.getByRole('status')).toHaveTextContent('Caps Lock이 켜져 있습니다.');
  });
});
