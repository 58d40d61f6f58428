import { render, screen } from '@testing-library/react';
import { aChromeModel } from '../testing/aChromeModel.ts';
import { MobileHeader } from './MobileHeader.tsx';

const show = (overrides: Parameters<typeof aChromeModel>[0] = {}) =>
  render(<MobileHeader fixed={false} model={aChromeModel(overrides)} onOpenDrawer={() => undefined} />);

describe('MobileHeader', () => {
  it('leads a visitor to the login', () => {
    show();

    expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login');
  });

  it('leads a member to the own pages', () => {
    show({ session: { name: '이도윤' } });

    expect(screen.queryByRole('link', { name: '로그인' })).toBeNull();
    expect(screen.getByRole('link', { name: '마이페이지' })).toHaveAttribute('href', '/myPage');
  });
});
