import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';

describe('Checkbox', () => {
  it('is named by its label and described by its second line', () => {
    render(<Checkbox description="메일로 받습니다" label="세금계산서" look="card" />);

    expect(screen.getByRole('checkbox', { name: '세금계산서' })).toHaveAccessibleDescription('메일로 받습니다');
  });

  it('is checked by a click on its text', async () => {
    render(<Checkbox label="아이디 저장" />);

    await userEvent.click(screen.getByText('아이디 저장'));

    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  it('associates its error with the control', () => {
    render(<Checkbox error="필수 약관에 동의해 주세요." label="(필수) 이용약관" required />);

    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('필수 약관에 동의해 주세요.');
  });

  it('shows a partial selection', () => {
    render(<Checkbox indeterminate label="전체 동의" />);

    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });
});
