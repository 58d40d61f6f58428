import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RadioGroup } from '../field/RadioGroup.tsx';
import { TextField } from '../field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { fieldId: 'name', message: '이름을 입력해 주세요.' },
  { fieldId: 'method', message: '이용방식을 선택해 주세요.' },
];

describe('ErrorSummary', () => {
  it('is absent without errors', () => {
    const { container } = render(<ErrorSummary attempt={1} errors={[]} />);

    expect(container).toBeEmptyDOMElement();
  });

  it('takes the focus after each refused submit', () => {
    const { rerender } = render(<ErrorSummary attempt={0} errors={errors} />);

    rerender(<ErrorSummary attempt={1} errors={errors} />);

    expect(screen.getByRole('region', { name: '입력한 내용 2건을 확인해 주세요.' })).toHaveFocus();
  });

  it('links to the field', async () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <TextField id="name" label="이름" />
      </>,
    );

    await userEvent.click(screen.getByRole('link', { name: '이름을 입력해 주세요.' }));

    expect(screen.getByRole('textbox', { name: '이름' })).toHaveFocus();
  });

  it('links to the first choice of a group', async () => {
    render(
      <>
        <ErrorSummary errors={errors} />
        <RadioGroup id="method" label="이용방식" options={[{ value: 'a', label: '직접사용' }]} />
      </>,
    );

    await userEvent.click(screen.getByRole('link', { name: '이용방식을 선택해 주세요.' }));

    expect(screen.getByRole('radio', { name: '직접사용' })).toHaveFocus();
  });
});
