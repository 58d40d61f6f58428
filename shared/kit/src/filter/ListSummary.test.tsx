import { render, screen } from '@testing-library/react';
import { ListSummary } from './ListSummary.tsx';

describe('ListSummary', () => {
  it('shows the total and the current page', () => {
    render(<ListSummary page={1} pageCount={13} total={1128} />);

    expect(screen.getByRole('status')).toHaveTextContent('전체 1,128건1/13쪽');
  });

  it('omits the pages for a list without pagination', () => {
    render(<ListSummary total={0} />);

    expect(screen.getByRole('status')).toHaveTextContent(/^전체 0건$/);
  });
});
