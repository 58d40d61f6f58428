import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'cert', title: '수료증은 어디에서 받나요?', content: '마이페이지에서 받습니다.', open: true },
  { id: 'cancel', title: '예약을 취소하려면?', content: '하루 전까지 취소합니다.' },
];

describe('Accordion', () => {
  it('opens items marked as open and keeps the rest closed', () => {
    render(<Accordion items={items} />);

    expect(screen.getByText('마이페이지에서 받습니다.')).toBeVisible();
    expect(screen.getByText('하루 전까지 취소합니다.')).not.toBeVisible();
  });

  it('opens an item when its title is pressed', async () => {
    render(<Accordion items={items} />);

    await userEvent.click(screen.getByText('예약을 취소하려면?'));

    expect(screen.getByText('하루 전까지 취소합니다.')).toBeVisible();
  });

  it('renders the titles as headings of the given level', () => {
    render(<Accordion headingLevel={3} items={items} />);

    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });
});
