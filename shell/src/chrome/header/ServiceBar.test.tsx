import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ServiceBar } from './ServiceBar.tsx';

const item = (label: string, link: string) => ({ menu: link, label, link, description: '' });
const language = { locale: 'ko', onChoose: () => undefined };
const service = { title: '여행·패스', items: [item('누리도 여행', '/travel'), item('관광지', '/travel/attractions')] };

describe('ServiceBar', () => {
  it('links to the pages of the service and marks the current one', () => {
    render(<ServiceBar currentLink="/travel/attractions" language={language} service={service} />);
    const links = within(screen.getByRole('navigation', { name: '여행·패스 메뉴' })).getAllByRole('link');

    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/travel', '/travel/attractions']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  });

  it('marks nothing outside of its pages', () => {
    render(<ServiceBar currentLink={null} language={language} service={service} />);

    expect(screen.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  });

  it('chooses a language by its code, each in its own script', async () => {
    const onChoose = jest.fn();
    render(<ServiceBar currentLink={null} language={{ locale: 'en', onChoose }} service={service} />);

    await userEvent.click(screen.getByRole('button', { name: '日本語' }));

    expect(onChoose).toHaveBeenCalledWith('CD0000000129');
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('English');
  });
});
