import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorPage } from './ErrorPage.tsx';

describe('ErrorPage', () => {
  it('shows "Error" with code 500 by default', () => {
    render(<ErrorPage onBack={() => {}} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeInTheDocument();
    expect(screen.getByText('오류 코드 500')).toBeInTheDocument();
  });

  it('shows the given message and code', () => {
    render(<ErrorPage status={403} message="접근 권한이 없습니다." onBack={() => {}} />);

    expect(screen.getByRole('heading', { level: 1, name: '접근 권한이 없습니다.' })).toBeInTheDocument();
    expect(screen.getByText('오류 코드 403')).toBeInTheDocument();
  });

  it('shows that a page was not found, with the search and the most used pages', () => {
    render(<ErrorPage status={404} onBack={() => {}} />);

    expect(screen.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다.' })).toBeInTheDocument();
    expect(screen.getByText('This page could not be found')).not.toBeVisible();
    expect(screen.getByText('오류 코드 404')).toBeInTheDocument();
    const popular = within(screen.getByRole('navigation', { name: '자주 찾는 화면' })).getAllByRole('link');
    expect(popular.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      '통합검색 /searchView',
      '간편예약 /easyReservation',
      '교육 신청 /cooperation/edu',
      '기술자문 /cooperation/tech',
      '여행·패스 /travel',
      '자주 묻는 질문 /infoPlaza/faq',
    ]);
  });

  it('names a missing page in English too for readers of another language', () => {
    render(<ErrorPage isForeign status={404} onBack={() => {}} />);

    expect(screen.getByText('This page could not be found')).toBeVisible();
    expect(screen.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
  });

  it('links home and back', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    render(<ErrorPage onBack={() => calls.push('back')} />);

    await user.click(screen.getByRole('button', { name: '이전 화면' }));

    expect(calls).toEqual(['back']);
    expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
  });
});
