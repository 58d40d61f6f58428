import { render, screen } from '@testing-library/react';
import { DefinitionTable } from './DefinitionTable.tsx';

const items = [
  { term: '기간', value: '12. 3.~12. 4.' },
  { term: '장소', value: '산학협력관' },
  { term: '정원', value: '24명' },
];

describe('DefinitionTable', () => {
  it('labels each value with its term', () => {
    render(<DefinitionTable caption="과정 정보" items={items} />);

    expect(screen.getAllByRole('rowheader')).toHaveLength(3);
    expect(screen.getByRole('row', { name: '기간 12. 3.~12. 4.' })).toBeInTheDocument();
  });

  it('puts two pairs into a row and lets a last one fill it', () => {
    render(<DefinitionTable caption="과정 정보" columns={2} items={items} />);

    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole('cell', { name: '24명' })).toHaveAttribute('colspan', '3');
  });

  it('marks the language of its items, not that of its name', () => {
    render(<DefinitionTable caption="Application" items={items} lang="ko" />);

    expect(screen.getByText('24명').closest('[lang]')).toHaveAttribute('lang', 'ko');
    expect(screen.getByText('Application').closest('[lang="ko"]')).toBeNull();
  });
});
