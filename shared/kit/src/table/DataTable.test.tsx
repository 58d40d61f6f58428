import { render, screen, within } from '@testing-library/react';
import { type DataColumn, DataTable } from './DataTable.tsx';

interface Post {
  id: number;
  title: string;
  views: number;
  pinned: boolean;
}

const columns: DataColumn<Post>[] = [
  { key: 'no', header: '번호', role: 'order', cell: (post) => post.id },
  { key: 'title', header: '제목', role: 'title', cell: (post) => <a href={`/p?postUid=${post.id}`}>{post.title}</a> },
  { key: 'views', header: '조회수', role: 'number', onPhone: 'labelled', cell: (post) => post.views },
];
const rows: Post[] = [
  { id: 1, title: '감면 안내', views: 312, pinned: true },
  { id: 2, title: '개정 안내', views: 541, pinned: false },
];

describe('DataTable', () => {
  it('is named by its caption and has a header for each column', () => {
    render(<DataTable caption="공지사항 목록" columns={columns} rowKey={(post) => post.id} rows={rows} />);

    const table = within(screen.getByRole('table', { name: '공지사항 목록' }));
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['번호', '제목', '조회수']);
  });

  it('makes the title the row header and the only link', () => {
    render(<DataTable caption="공지사항 목록" columns={columns} rowKey={(post) => post.id} rows={rows} />);

    const row = within(screen.getByRole('row', { name: /감면 안내/ }));
    expect(row.getByRole('rowheader', { name: '감면 안내' })).toBeInTheDocument();
    expect(row.getAllByRole('link')).toHaveLength(1);
  });

  it('names a header that is more than text, and the direction of its rows', () => {
    const views = { key: 'views', header: <a href="/p?sort=views">조회수 ▲</a>, headerName: '조회수', cell: () => '' };
    const sorted = [{ ...views, sorted: 'ascending' as const }, ...columns.slice(0, 2)];
    render(<DataTable caption="공지사항 목록" columns={sorted} rowKey={(post) => post.id} rows={rows} />);

    expect(screen.getByRole('columnheader', { name: '조회수' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: '번호' })).not.toHaveAttribute('aria-sort');
  });

  it('marks highlighted rows', () => {
    render(
      <DataTable
        caption="공지사항 목록"
        columns={columns}
        rowKey={(post) => post.id}
        rowLook={(post) => ({ pinned: post.pinned })}
        rows={rows}
      />,
    );

    expect(screen.getByRole('row', { name: /감면 안내/ })).toHaveAttribute('data-pinned');
    expect(screen.getByRole('row', { name: /개정 안내/ })).not.toHaveAttribute('data-pinned');
  });

  it('labels each number where cells become lines', () => {
    render(<DataTable caption="이용료" columns={columns} phone="lines" rowKey={(post) => post.id} rows={rows} />);

    const row = within(screen.getByRole('row', { name: /감면 안내/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['번호 1', '조회수 312']);
    expect(row.getByRole('rowheader')).toHaveTextContent(/^감면 안내$/);
  });
});
