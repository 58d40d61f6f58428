import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner.tsx';

describe('Spinner', () => {
  it('announces its label if there is no text beside it', () => {
    render(<Spinner label="불러오는 중입니다." />);

    expect(screen.getByText('불러오는 중입니다.')).toBeInTheDocument();
  });
});
