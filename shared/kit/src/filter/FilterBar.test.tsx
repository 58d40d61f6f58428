import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const nothing = () => undefined;
const show = (props: Partial<FilterBarProps> = {}) =>
  render(<FilterBar onSearch={nothing} searchKeyword="" searchLabel="장비 검색" {...props} />);

describe('FilterBar', () => {
  it('submits the trimmed keyword', async () => {
    const sent: string[] = [];
    show({ onSearch: (searchKeyword) => sent.push(searchKeyword) });

    await userEvent.type(screen.getByRole('searchbox', { name: '장비 검색' }), ' 현미경 {Enter}');

    expect(sent).toEqual(['현미경']);
  });

  it('follows a change of the keyword in the address', () => {
    const { rerender } = show({ searchKeyword: '현미경' });

    rerender(<FilterBar onSearch={nothing} searchKeyword="저울" searchLabel="장비 검색" />);

    expect(screen.getByRole('searchbox')).toHaveValue('저울');
  });

  it('reports selections and checks', async () => {
    const told: unknown[] = [];
    show({
      selects: [
        {
          label: '이용방식',
          placeholder: '전체',
          options: [{ value: 'DIRECT', label: '직접사용' }],
          value: '',
          onChange: (value) => told.push(value),
        },
      ],
      checks: [{ label: '예약 가능만', checked: false, onChange: (checked) => told.push(checked) }],
    });

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '이용방식' }), '직접사용');
    await userEvent.click(screen.getByRole('checkbox', { name: '예약 가능만' }));

    expect(told).toEqual(['DIRECT', true]);
  });

  it('folds everything but keyword and chips behind a button with the count of chosen filters', async () => {
    const told: string[] = [];
    const props = {
      chips: { label: '분류', options: [{ value: '', label: '전체', href: '/x' }], selected: '' },
      chipsPlace: 'beside',
      checks: [{ label: '예약 가능만', checked: true, onChange: nothing }],
      fold: { label: '필터', count: 1, isOpen: false, onToggle: () => told.push('toggle') },
    } as const;
    const { container, rerender } = show(props);
    await userEvent.click(screen.getByRole('button', { name: '필터 1', expanded: false }));
    expect(told).toEqual(['toggle']);
    expect(container.firstElementChild).toHaveAttribute('data-fold', 'folded');

    const open = { ...props, fold: { ...props.fold, isOpen: true } };
    rerender(<FilterBar onSearch={nothing} searchKeyword="" searchLabel="장비 검색" {...open} />);

    expect(screen.getByRole('button', { name: '필터 1', expanded: true })).toBeVisible();
    expect(container.firstElementChild).toHaveAttribute('data-fold', 'open');
  });

  it('links each chip to its address', () => {
    show({
      chips: { label: '분류', options: [{ value: 'BIO', label: '바이오', href: '/x?ctg=BIO' }], selected: 'BIO' },
    });

    expect(screen.getByRole('link', { name: '바이오' })).toHaveAttribute('href', '/x?ctg=BIO');
    expect(screen.getByRole('link', { name: '바이오' })).toHaveAttribute('aria-current', 'true');
  });

  it('wraps its chips for a mouse, except in the single-line layout', () => {
    const chips = { label: '분류', options: [{ value: '', label: '전체', href: '/x' }], selected: '' };
    const { unmount } = show({ chips });
    expect(screen.getByRole('group', { name: '분류' })).toHaveAttribute('data-scroll', 'scrollOnPhones');
    unmount();

    show({ chips, chipsPlace: 'line' });

    expect(screen.getByRole('group', { name: '분류' })).toHaveAttribute('data-scroll', 'scroll');
  });

  it('has no empty row if there is only a keyword', () => {
    const { container } = show();

    expect(container.firstElementChild?.children).toHaveLength(1);
  });
});
