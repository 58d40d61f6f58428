import { render, screen } from '@testing-library/react';
import { Timeline } from './Timeline.tsx';

describe('Timeline', () => {
  it('shows the state of each step as text', () => {
    render(
      <Timeline
        items={[
          { id: 1, title: '접수', state: 'done', time: '11. 16. 10:24', dateTime: '2026-11-16T10:24' },
          { id: 2, title: '보완요청', state: 'attention', action: <button type="button">보완 제출</button> },
          { id: 3, title: '자문 수행', state: 'todo' },
        ]}
        label="처리 과정"
      />,
    );

    const titles = screen.getAllByRole('paragraph').map((title) => title.textContent);
    expect(titles).toEqual(['접수 (완료)', '보완요청 (확인 필요)', '자문 수행 (예정)']);
    expect(screen.getByText('11. 16. 10:24')).toHaveAttribute('datetime', '2026-11-16T10:24');
    expect(screen.getByRole('button', { name: '보완 제출' })).toBeInTheDocument();
  });
});
