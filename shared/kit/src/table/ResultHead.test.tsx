import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResultHead, type ResultHeadProps } from './ResultHead.tsx';

function aHead(props: Partial<ResultHeadProps> = {}) {
  const chosen: string[] = [];
  render(
    <ResultHead
      count={
        <>
          전체 <b>12</b>건
        </>
      }
      onSort={(sort) => chosen.push(sort)}
      resetHref={undefined}
      resetLabel="조건 초기화"
      sort="name"
      sortLabel="정렬"
      sorts={[
        { value: 'name', label: '이름순' },
        { value: 'new', label: '최신순' },
      ]}
      {...props}
    />,
  );
  return { chosen, user: userEvent.setup() };
}

describe('ResultHead', () => {
  it('is a heading that is announced when the count changes', () => {
    aHead();

    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading).toHaveTextContent('전체 12건');
    expect(heading).toHaveAttribute('aria-live', 'polite');
  });

  it('reports the chosen order', async () => {
    const { chosen, user } = aHead();

    await user.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '최신순');

    expect(chosen).toEqual(['new']);
  });

  it('links to all results if a filter is active', () => {
    aHead({ resetHref: '/easyReservation' });

    expect(screen.getByRole('link', { name: '조건 초기화' })).toHaveAttribute('href', '/easyReservation');
  });

  it('has no reset link without a filter', () => {
    aHead();

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
