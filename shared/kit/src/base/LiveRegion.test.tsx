import { render, screen } from '@testing-library/react';
import { LiveRegion } from './LiveRegion.tsx';

describe('LiveRegion', () => {
  it('announces its message politely', () => {
    render(<LiveRegion message="저장되었습니다." />);

    expect(screen.getByRole('status')).toHaveTextContent('저장되었습니다.');
  });

  it('announces an urgent message assertively', () => {
    render(<LiveRegion message="시간이 끝났습니다." urgency="assertive" />);

    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  });
});
