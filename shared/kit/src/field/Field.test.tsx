import { render, screen } from '@testing-library/react';
import { Field, Fieldset } from './Field.tsx';

describe('Field', () => {
  it('associates label, help and error with its control', () => {
    render(
      <Field error="날짜를 선택해 주세요." help="평일만 됩니다." label="희망일" required>
        {(control) => <input {...control} />}
      </Field>,
    );

    const input = screen.getByRole('textbox', { name: '희망일' });
    expect(input).toHaveAccessibleDescription('날짜를 선택해 주세요. 평일만 됩니다.');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });

  it('marks required and optional fields as text', () => {
    render(
      <>
        <Field label="이름" required>
          {(control) => <input {...control} />}
        </Field>
        <Field label="소속" optional>
          {(control) => <input {...control} />}
        </Field>
      </>,
    );

    expect(screen.getByText('필수')).toBeVisible();
    expect(screen.getByText('선택')).toBeVisible();
  });

  it('is required without the mark if a short form hides it', () => {
    render(
      <Field hideMark label="아이디" required>
        {(control) => <input {...control} />}
      </Field>,
    );

    expect(screen.getByRole('textbox', { name: '아이디' })).toBeRequired();
    expect(screen.queryByText('필수')).not.toBeInTheDocument();
  });

  it('has no description without help and error', () => {
    render(<Field label="이름">{(control) => <input {...control} />}</Field>);

    expect(screen.getByRole('textbox', { name: '이름' })).not.toHaveAttribute('aria-describedby');
  });
});

describe('Fieldset', () => {
  it('names and describes the group', () => {
    render(
      <Fieldset help="하나만 고릅니다." label="이용방식" required role="radiogroup">
        <input type="radio" />
      </Fieldset>,
    );

    const group = screen.getByRole('radiogroup', { name: '이용방식' });
    expect(group).toHaveAccessibleDescription('하나만 고릅니다.');
    expect(group).toBeRequired();
  });
});
