import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { openPart } from './earlyInput.ts';

function Form() {
  const [state, setState] = useState({ word: '', text: '', kind: 'ALL', isAgreed: false, count: 0 });
  return (
    <form>
      <input
        aria-label="검색어"
        onChange={(e) => setState((s) => ({ ...s, word: e.target.value }))}
        value={state.word}
      />
      <textarea
        aria-label="내용"
        onChange={(e) => setState((s) => ({ ...s, text: e.target.value }))}
        value={state.text}
      />
      <select aria-label="구분" onChange={(e) => setState((s) => ({ ...s, kind: e.target.value }))} value={state.kind}>
        <option value="ALL">전체</option>
        <option value="TITLE">제목</option>
      </select>
      <input
        aria-label="동의"
        checked={state.isAgreed}
        onChange={(e) => setState((s) => ({ ...s, isAgreed: e.target.checked }))}
        type="checkbox"
      />
      <button onClick={() => setState((s) => ({ ...s, count: s.count + 1 }))} type="button">
        더하기
      </button>
      <output>{JSON.stringify(state)}</output>
    </form>
  );
}

/** The server's page, before its scripts have loaded. */
function aPage() {
  const part = document.body.appendChild(document.createElement('div'));
  part.dataset.ssr = '';
  part.innerHTML = renderToString(<Form />);
  const find = <E extends HTMLElement>(selector: string) => part.querySelector(selector) as E;
  const hydrate = () =>
    act(async () => {
      hydrateRoot(part, <Form />);
    });
  const read = () => JSON.parse(find('output').textContent ?? '') as Record<string, unknown>;
  return { part, find, hydrate, read };
}

beforeEach(() => {
  document.body.replaceChildren();
  globalThis.hsEarlyClicks = [];
  globalThis.hsEarlySubmits = new Set();
});

describe('openPart', () => {
  it('passes on to the screen what was typed and chosen before hydration', async () => {
    const { part, find, hydrate, read } = aPage();
    find<HTMLInputElement>('input').value = '해솔';
    find<HTMLTextAreaElement>('textarea').value = '문의';
    find<HTMLSelectElement>('select').value = 'TITLE';
    find<HTMLInputElement>('[type=checkbox]').checked = true;

    await hydrate();
    act(() => openPart(part));

    expect(read()).toEqual({ word: '해솔', text: '문의', kind: 'TITLE', isAgreed: true, count: 0 });
    expect(find<HTMLInputElement>('input').value).toBe('해솔');
  });

  it('replays presses', async () => {
    const { part, find, hydrate, read } = aPage();
    globalThis.hsEarlyClicks = [find('button'), find('button')];

    await hydrate();
    act(() => openPart(part));

    expect(read().count).toBe(2);
    expect(globalThis.hsEarlyClicks).toEqual([]);
  });

  it('replays submits, with the typed text', async () => {
    const { part, find, hydrate, read } = aPage();
    const form = find<HTMLFormElement>('form');
    const sent: unknown[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(read().word);
    });
    find<HTMLInputElement>('input').value = '해솔';
    globalThis.hsEarlySubmits = new Set([form]);

    await hydrate();
    act(() => openPart(part));

    expect(sent).toEqual(['해솔']);
    expect(globalThis.hsEarlySubmits.size).toBe(0);
  });

  it('ignores parts that are not hydrated yet', async () => {
    const { part, find, hydrate, read } = aPage();
    const inner = find('form');
    await hydrate();
    inner.dataset.ssr = '';
    globalThis.hsEarlyClicks = [find('button')];

    act(() => openPart(part));
    expect(read().count).toBe(0);
    act(() => openPart(inner));

    expect(read().count).toBe(1);
  });
});
