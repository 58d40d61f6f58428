import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { keepTypedInput, restoreTypedInput } from './typedInput.ts';

function Form() {
  const [values, setValues] = useState({ title: '', text: '', kind: 'ALL', agreed: false, secret: '' });
  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  return (
    <form>
      <input aria-label="제목" name="title" onChange={(e) => set({ title: e.target.value })} value={values.title} />
      <textarea aria-label="내용" name="text" onChange={(e) => set({ text: e.target.value })} value={values.text} />
      <select aria-label="구분" name="kind" onChange={(e) => set({ kind: e.target.value })} value={values.kind}>
        <option value="ALL">전체</option>
        <option value="TITLE">제목</option>
      </select>
      <input
        aria-label="동의"
        checked={values.agreed}
        name="agreed"
        onChange={(e) => set({ agreed: e.target.checked })}
        type="checkbox"
      />
      <input
        aria-label="비밀번호"
        name="secret"
        onChange={(e) => set({ secret: e.target.value })}
        type="password"
        value={values.secret}
      />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

/** Text of one page as React state: what a person typed into the form. */
const typed = { title: 'María', text: '質問です', kind: 'TITLE', agreed: true };
const read = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}') as Record<string, unknown>;

function typeAll(): void {
  const find = <E extends HTMLElement>(name: string) => document.querySelector(`[name=${name}]`) as E;
  find<HTMLInputElement>('title').value = typed.title;
  find<HTMLTextAreaElement>('text').value = typed.text;
  find<HTMLSelectElement>('kind').value = typed.kind;
  find<HTMLInputElement>('agreed').checked = true;
  find<HTMLInputElement>('secret').value = 'p4ssword!';
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/travel/inquiry');
});

/** Shows the form, types, stores, and shows the page again as after a reload. */
function reload(): void {
  const { unmount } = render(<Form />);
  typeAll();
  keepTypedInput();
  unmount();
}

describe('typed input', () => {
  it('reaches the screen again after a reload, but never a password', () => {
    reload();
    render(<Form />);

    act(() => restoreTypedInput());

    expect(read()).toEqual({ ...typed, secret: '' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('p4ssword');
  });

  it('waits for fields that the page shows later', async () => {
    reload();
    act(() => restoreTypedInput());
    await act(async () => {
      render(<Form />);
    });
    await act(async () => undefined);

    expect(read()).toMatchObject(typed);
  });

  it('belongs to its address, and is used once', () => {
    reload();
    history.replaceState(null, '', '/travel');
    render(<Form />);
    act(() => restoreTypedInput());
    history.replaceState(null, '', '/travel/inquiry');
    act(() => restoreTypedInput());

    expect(read()).toMatchObject({ title: '', text: '' });
  });
});
