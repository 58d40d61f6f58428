import { render, screen } from '@testing-library/react';
import { TextLink } from './TextLink.tsx';

describe('TextLink', () => {
  it('announces that it opens a new window', () => {
    render(
      <TextLink href="https://example.com" newWindow>
        안내
      </TextLink>,
    );

    const link = screen.getByRole('link', { name: '안내 (새 창)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('is named by its text only when it ends in an arrow', () => {
    render(
      <TextLink href="/notice" tone="more">
        전체보기
      </TextLink>,
    );

    expect(screen.getByRole('link', { name: '전체보기' })).toHaveAttribute('href', '/notice');
  });
});
