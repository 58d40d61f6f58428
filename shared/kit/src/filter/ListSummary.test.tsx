import { render, screen } from '@testing-library/react';
import { ListSummary } from './ListSummary.tsx';

describe('ListSummary', () => {
  it('says how many there are and where one is', () => {
    render(<ListSummary page={1} pageCount={13} total={1128} />);

    expect(screen.getByRole('status')).toHaveTextContent('전체 1,128건1/13쪽');
  });

  it('leaves the pages out of a list that has none', () => {
    render(<ListSummary total={0} />);

    expect(screen.getByRole('status')).toHaveTextContent(/^전체 0건$/);
  });
});
