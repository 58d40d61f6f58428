import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './SearchField.tsx';

const noop = () => undefined;

function Example({ onSearch }: { onSearch: (keyword: string) => void }) {
  const [keyword, setKeyword] = useState('누리패스 ');
  return <SearchField label="통합검색" onSearch={onSearch} onValueChange={setKeyword} value={keyword} />;
}

describe('SearchField', () => {
  it('submits the trimmed keyword on Enter', async () => {
    const searched: string[] = [];
    render(<Example onSearch={(keyword) => searched.push(keyword)} />);

    await userEvent.type(screen.getByRole('searchbox', { name: '통합검색' }), '{Enter}');

    expect(searched).toEqual(['누리패스']);
  });

  it('clears the keyword and keeps the focus in the field', async () => {
    render(<Example onSearch={() => undefined} />);

    await userEvent.click(screen.getByRole('button', { name: '검색어 지우기' }));

    expect(screen.getByRole('searchbox', { name: '통합검색' })).toHaveValue('');
    expect(screen.getByRole('searchbox', { name: '통합검색' })).toHaveFocus();
  });

  it('references the list of suggestions and the active one', () => {
    const suggestions = { listId: 'list', isOpen: true, activeId: 'list-1' };
    render(
      <SearchField label="통합검색" onSearch={noop} onValueChange={noop} suggestions={suggestions} value="누리" />,
    );

    const field = screen.getByRole('combobox', { name: '통합검색', expanded: true });
    expect(field).toHaveAttribute('aria-controls', 'list');
    expect(field).toHaveAttribute('aria-activedescendant', 'list-1');
  });
});
