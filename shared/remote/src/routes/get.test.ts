import { postsGet, postsList, qnaList } from '@haesol/contracts/board';
import { codesList, termsGet } from '@haesol/contracts/common';
import { equipmentGet } from '@haesol/contracts/lab';
import { fromSearch, get, getCodes, readUid, toInput, toTemplate } from './get.ts';

const search = (text: string) => new URLSearchParams(text);

describe('get', () => {
  const list = get(postsList, { board: 'NOTICE', pageSize: 12, pageNum: fromSearch('pageNum') });

  it('uses fixed values, and the endpoint default if the address has no value', () => {
    expect(toInput(list, search(''))).toEqual({
      params: {},
      query: { board: 'NOTICE', pageSize: '12', pageNum: '1' },
    });
  });

  it('passes on values of the address unchanged', () => {
    expect(toInput(list, search('pageNum=abc'))).toMatchObject({ query: { pageNum: 'abc' } });
  });

  it('gives the same request in remote.json, in the order of the schema', () => {
    expect(toTemplate(list)).toBe('/api/v1/posts/list?pageNum={pageNum=1}&pageSize=12&board=NOTICE');
    expect(toTemplate(getCodes('EQ_MODE'))).toBe('/api/v1/codes/EQ_MODE');
  });

  it('uses an explicit fallback for a path parameter', () => {
    const terms = get(termsGet, { code: fromSearch('tab', 'use'), version: fromSearch('version') });

    expect(toTemplate(terms)).toBe('/api/v1/terms/{tab=use}?version={version=}');
    expect(toInput(terms, search('version=3'))).toEqual({ params: { code: 'use' }, query: { version: '3' } });
  });

  it.each(['', 'tab='])('uses the fallback on ?%s', (text) => {
    const terms = get(termsGet, { code: fromSearch('tab', 'use') });

    expect(toInput(terms, search(text))).toEqual({ params: { code: 'use' }, query: {} });
  });

  it('maps a key of the address to another name', () => {
    expect(toTemplate(get(qnaList, { searchKeyword: fromSearch('search') }))).toBe(
      '/api/v1/qna/list?searchKeyword={search=}',
    );
  });

  it.each(['', 'postUid=', 'postUid=.', 'postUid=..'])('cannot be requested on ?%s without an identifier', (text) => {
    expect(toInput(get(postsGet, { postUid: fromSearch('postUid') }), search(text))).toBeUndefined();
  });

  it('is required by default', () => {
    expect(get(codesList, { group: 'EQ_MODE' }).isOptional).toBe(false);
    expect(get(equipmentGet, { eqUid: fromSearch('eqUid') }, { optional: true }).isOptional).toBe(true);
  });
});

describe('readUid', () => {
  it('returns an identifier', () => {
    expect(readUid(search('postUid=p1'), 'postUid')).toBe('p1');
  });

  it.each(['', 'postUid=', 'postUid=.', 'postUid=..'])('returns undefined on ?%s', (text) => {
    expect(readUid(search(text), 'postUid')).toBeUndefined();
  });
});
