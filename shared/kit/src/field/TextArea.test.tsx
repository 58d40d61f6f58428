import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextArea } from './TextArea.tsx';

describe('TextArea', () => {
  it('counts the typed text and does not truncate it', async () => {
    render(<TextArea countMax={5} label="내용" />);

    await userEvent.type(screen.getByRole('textbox', { name: '내용' }), '여섯 글자다');

    expect(screen.getByRole('textbox', { name: '내용' })).toHaveValue('여섯 글자다');
    expect(screen.getByText('6/5')).toBeInTheDocument();
  });
});
