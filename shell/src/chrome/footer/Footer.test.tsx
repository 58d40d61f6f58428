import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Footer } from './Footer.tsx';

describe('Footer', () => {
  const openWindow = window.open;
  const opened: unknown[] = [];

  beforeEach(() => {
    opened.length = 0;
    window.open = (url) => {
      opened.push(url);
      return null;
    };
  });
  afterEach(() => {
    window.open = openWindow;
  });

  it('links to the three texts of the terms page', () => {
    render(<Footer />);

    expect(screen.getByRole('link', { name: '이용약관' })).toHaveAttribute('href', '/terms/?tab=use');
    expect(screen.getByRole('link', { name: '개인정보처리방침' })).toHaveAttribute('href', '/terms/?tab=privacy');
    expect(screen.getByRole('link', { name: '정보보안' })).toHaveAttribute('href', '/terms/?tab=security');
  });

  it('links each line to the text of its subject', () => {
    render(<Footer variant="travel" />);

    expect(screen.getByRole('link', { name: '웹접근성 안내' })).toHaveAttribute('href', '/terms/accessibility');
    expect(screen.getByRole('link', { name: '이메일무단수집거부' })).toHaveAttribute('href', '/terms/noMailCollection');
    for (const name of ['구매안전서비스', '청약철회 안내']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/terms/?tab=travel');
    }
  });

  it('shows the seller only on travel pages', () => {
    const { rerender } = render(<Footer />);
    expect(screen.queryByText('사업자등록번호 000-82-00017')).not.toBeInTheDocument();

    rerender(<Footer variant="travel" />);

    expect(screen.getByText('사업자등록번호 000-82-00017')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '청약철회 안내' })).toBeInTheDocument();
  });

  it('does not navigate when a related site is selected', async () => {
    const user = userEvent.setup();
    render(<Footer sites={[{ label: '누리도', href: 'https://www.nuri.example' }]} />);

    await user.selectOptions(screen.getByRole('combobox', { name: '관련 사이트' }), '누리도');

    expect(opened).toEqual([]);
  });

  it('navigates to the selected site on the button', async () => {
    const user = userEvent.setup();
    render(<Footer sites={[{ label: '누리도', href: 'https://www.nuri.example' }]} />);
    await user.selectOptions(screen.getByRole('combobox', { name: '관련 사이트' }), '누리도');

    await user.click(screen.getByRole('button', { name: '관련 사이트 이동' }));

    expect(opened).toEqual(['https://www.nuri.example']);
  });
});
