import { render, screen, within } from '@testing-library/react';
import { ServiceBar } from './ServiceBar.tsx';

const item = (label: string, link: string) => ({ menu: link, label, link, description: '' });
const service = { title: '여행·패스', items: [item('누리도 여행', '/travel'), item('관광지', '/travel/attractions')] };

describe('ServiceBar', () => {
  it('leads to the pages of the service and marks the current one', () => {
    render(<ServiceBar currentLink="/travel/attractions" service={service} />);
    const links = within(screen.getByRole('navigation', { name: '여행·패스 메뉴' })).getAllByRole('link');

    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/travel', '/travel/attractions']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  });

  it('marks nothing where no page of it is shown', () => {
    render(<ServiceBar currentLink={null} service={service} />);

    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });
});
