import { render, screen } from '@testing-library/react';
import { StatList } from './StatList.tsx';

describe('StatList', () => {
  it('shows numbers with separators and units', () => {
    render(<StatList items={[{ label: '수료', value: 1204, unit: '건' }]} />);

    expect(screen.getByRole('term')).toHaveTextContent('수료');
    expect(screen.getByRole('definition')).toHaveTextContent('1,204건');
  });

  it('links a number to its list', () => {
    render(<StatList items={[{ label: '수강중', value: 1, unit: '건', href: '/myPage/edu' }]} />);

    expect(screen.getByRole('link', { name: '1 건' })).toHaveAttribute('href', '/myPage/edu');
  });
});
