import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DateField } from '../calendar/DateField.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { TextField } from '../field/TextField.tsx';
import { BoardSearch } from '../filter/BoardSearch.tsx';

const nothing = () => undefined;

const fields: readonly (readonly [string, ReactNode])[] = [
  ['TextField', <TextField key="a" label="제목" />],
  ['SearchField', <SearchField key="b" label="검색" onSearch={nothing} onValueChange={nothing} value="장" />],
  ['BoardSearch', <BoardSearch field="" key="c" searchKeyword="장" label="검색" onSearch={nothing} />],
  ['DateField', <DateField key="d" label="이용일" onValueChange={nothing} today="2026-11-23" value="" />],
];

describe('a single-line field', () => {
  it.each(fields)('is not submitted by the Enter that ends a composition: %s', (_name, field) => {
    const { container } = render(field);
    const input = container.querySelector('input') as HTMLInputElement;

    expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false);
    // Safari reports only by the key code that an input method handles the key.
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })).toBe(true);
  });
});
