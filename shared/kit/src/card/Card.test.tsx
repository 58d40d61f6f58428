import { render, screen } from '@testing-library/react';
import { Card } from './Card.tsx';

describe('Card', () => {
  it('has one link, named by the title, inside a heading', () => {
    render(
      <Card foot="2026. 11. 23." href="/notice?postUid=1" meta="일반" title="이용료 감면 안내">
        요약
      </Card>,
    );

    expect(screen.getByRole('link', { name: '이용료 감면 안내' })).toHaveAttribute('href', '/notice?postUid=1');
    expect(screen.getByRole('heading', { level: 3, name: '이용료 감면 안내' })).toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('keeps a second action outside the link', () => {
    render(<Card action={<button type="button">신청하기</button>} href="/e" title="품질검사 입문" />);

    expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button', { name: '신청하기' }));
  });

  it('has no gap for missing lines', () => {
    const { container } = render(
      <Card foot="2026. 11. 23." href="/n" title="이용료 감면 안내">
        {false}
      </Card>,
    );

    expect(container.querySelectorAll('article > div > *')).toHaveLength(2);
  });
});
