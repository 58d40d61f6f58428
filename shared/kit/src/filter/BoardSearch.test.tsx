import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type BoardQuery, BoardSearch } from './BoardSearch.tsx';

const fields = [
  { value: 'all', label: '전체' },
  { value: 'title', label: '제목' },
];

describe('BoardSearch', () => {
  it('submits the kind and the trimmed keyword with the button', async () => {
    const sent: BoardQuery[] = [];
    render(
      <BoardSearch
        field="all"
        fields={fields}
        searchKeyword=""
        label="공지사항 검색"
        onSearch={(query) => sent.push(query)}
      />,
    );

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '검색 구분' }), '제목');
    await userEvent.type(screen.getByRole('textbox', { name: '검색어' }), ' 장비 ');
    await userEvent.click(screen.getByRole('button', { name: '검색' }));

    expect(sent).toEqual([{ field: 'title', searchKeyword: '장비' }]);
  });

  it('submits nothing while typing', async () => {
    const sent: BoardQuery[] = [];
    render(<BoardSearch field="" searchKeyword="" label="검색" onSearch={(query) => sent.push(query)} />);

    await userEvent.type(screen.getByRole('textbox', { name: '검색어' }), '장비');

    expect(sent).toEqual([]);
  });

  it('ignores the Enter that ends a Hangul composition', () => {
    render(<BoardSearch field="" searchKeyword="" label="검색" onSearch={() => undefined} />);
    const input = screen.getByRole('textbox', { name: '검색어' });

    const wasAllowed = fireEvent.keyDown(input, { key: 'Enter', isComposing: true });

    expect(wasAllowed).toBe(false);
  });

  it('follows a change of the keyword in the address', () => {
    const { rerender } = render(<BoardSearch field="" searchKeyword="장비" label="검색" onSearch={() => undefined} />);

    rerender(<BoardSearch field="" searchKeyword="교육" label="검색" onSearch={() => undefined} />);

    expect(screen.getByRole('textbox', { name: '검색어' })).toHaveValue('교육');
  });
});
