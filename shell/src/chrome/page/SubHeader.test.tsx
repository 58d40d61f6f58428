import { render, screen, within } from '@testing-library/react';
import { SubHeader } from './SubHeader.tsx';

const crumbs = [{ label: '정보광장', link: '/infoPlaza' }, { label: '공지사항' }];

describe('SubHeader', () => {
  it('has the title as the page’s h1, which can be focused', () => {
    render(<SubHeader crumbs={crumbs} title="공지사항" lead="소식을 알려 드립니다." />);

    expect(screen.getByRole('heading', { level: 1, name: '공지사항' })).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText('소식을 알려 드립니다.')).toBeInTheDocument();
  });

  it('has no title on the page of a post', () => {
    render(<SubHeader crumbs={crumbs} size="post" title="공지사항" />);

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getAllByText('공지사항')).toHaveLength(1);
  });

  it('has no lead at half height', () => {
    render(<SubHeader crumbs={crumbs} lead="소식을 알려 드립니다." size="half" title="공지사항" />);

    expect(screen.getByRole('heading', { level: 1, name: '공지사항' })).toBeInTheDocument();
    expect(screen.queryByText('소식을 알려 드립니다.')).not.toBeInTheDocument();
  });

  it('is only a background if the page has its own header', () => {
    render(<SubHeader crumbs={crumbs} size="ground" title="통합검색" />);

    expect(screen.queryByText('통합검색')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('links from the page through its group to home', () => {
    render(<SubHeader crumbs={crumbs} title="공지사항" />);
    const trail = within(screen.getByRole('navigation', { name: '현재 위치' }));

    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/infoPlaza']);
    expect(trail.getByText('공지사항')).toHaveAttribute('aria-current', 'page');
  });
});
