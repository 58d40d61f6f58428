import { anAttractionDetail, renderPage, screen, within } from '@haesol/remote/testing';
import { app } from '#app';

const answers = {
  'attraction.get': anAttractionDetail(),
  'review.list': { list: [], cnt_total: 0 },
  'codes.list': { list: [], cnt_total: 0 },
};
const open = () => renderPage({ app, path: '/travel/attraction?gdsUid=g1', answers });

describe('the page about a place', () => {
  it('links to its sections, each of which exists', async () => {
    await open();
    const links = within(await screen.findByRole('navigation', { name: '페이지 안에서 이동' })).getAllByRole('link');

    expect(links.map(({ textContent }) => textContent)).toEqual(['이용안내', '이용권', '후기', '환불규정']);
    for (const link of links) {
      const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(within(part as HTMLElement).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent ?? '');
    }
  });

  it('shows the sum and the booking button before the reviews', async () => {
    await open();
    const sum = await screen.findByRole('region', { name: '고른 이용권' });
    const reviews = screen.getByRole('region', { name: /^후기/ });

    expect(sum.compareDocumentPosition(reviews)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('links from the sum to the tickets while none is chosen', async () => {
    await open();

    expect(await screen.findByRole('link', { name: '이용권 고르기' })).toHaveAttribute('href', '#options');
  });

  it('links to the form of an inquiry about it', async () => {
    await open();

    expect(await screen.findByRole('link', { name: '문의하기' })).toHaveAttribute(
      'href',
      '/travel/inquiries?write=Y&gdsUid=g1',
    );
  });
});
