import { postsGet, postsList, qnaList } from '@haesol/contracts/board';
import { codesList, termsGet } from '@haesol/contracts/common';
import { equipmentGet } from '@haesol/contracts/lab';
import { fromSearch, get, getCodes, readUid, toInput, toTemplate } from './get.ts';

const search = (text: string) => new URLSearchParams(text);

describe('get', () => {
  const list = get(postsList, { board: 'NOTICE', pageSize: 12, pageNum: fromSearch('pageNum') });

  it('asks with fixed values, and with the endpoint default where the address has no value', () => {
    expect(toInput(list, search(''))).toEqual({
      params: {},
      query: { board: 'NOTICE', pageSize: '12', pageNum: '1' },
    });
  });

  it('asks with what the address has, as it stands there', () => {
    expect(toInput(list, search('pageNum=abc'))).toMatchObject({ query: { pageNum: 'abc' } });
  });

  it('names the same request for remote.json, in the order of the schema', () => {
    expect(toTemplate(list)).toBe('/api/v1/posts/list?pageNum={pageNum=1}&pageSize=12&board=NOTICE');
    expect(toTemplate(getCodes('EQ_MODE'))).toBe('/api/v1/codes/EQ_MODE');
  });

  it('takes a fallback of its own for a parameter of the path', () => {
    const terms = get(termsGet, { code: fromSearch('tab', 'use'), version: fromSearch('version') });

    expect(toTemplate(terms)).toBe('/api/v1/terms/{tab=use}?version={version=}');
    expect(toInput(terms, search('version=3'))).toEqual({ params: { code: 'use' }, query: { version: '3' } });
  });

  it.each(['', 'tab='])('takes the fallback on ?%s', (text) => {
    const terms = get(termsGet, { code: fromSearch('tab', 'use') });

    expect(toInput(terms, search(text))).toEqual({ params: { code: 'use' }, query: {} });
  });

  it('renames a key of the address', () => {
    expect(toTemplate(get(qnaList, { searchKeyword: fromSearch('search') }))).toBe(
      '/api/v1/qna/list?searchKeyword={search=}',
    );
  });

  it.each(['', 'postUid=', 'postUid=.', 'postUid=..'])('cannot be asked on ?%s without an identifier', (text) => {
    expect(toInput(get(postsGet, { postUid: fromSearch('postUid') }), search(text))).toBeUndefined();
  });

  it('is needed unless it says otherwise', () => {
    expect(get(codesList, { group: 'EQ_MODE' }).isOptional).toBe(false);
    expect(get(equipmentGet, { eqUid: fromSearch('eqUid') }, { optional: true }).isOptional).toBe(true);
  });
});

describe('readUid', () => {
  it('reads an identifier', () => {
    expect(readUid(search('postUid=p1'), 'postUid')).toBe('p1');
  });

  it.each(['', 'postUid=', 'postUid=.', 'postUid=..'])('is undefined on ?%s', (text) => {
    expect(readUid(search(text), 'postUid')).toBeUndefined();
  });
});
