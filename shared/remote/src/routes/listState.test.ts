import { postsList } from '@haesol/contracts/board';
import { choice } from '@haesol/contracts/common';
import { equipmentList } from '@haesol/contracts/lab';
import { listState, toPages } from './listState.ts';

const list = listState(postsList, '/infoPlaza/news', {
  fixed: { board: 'NEWS' },
  omit: ['sort', 'urgent'],
  extra: { view: choice(['', 'cards'], '') },
});
const stateOf = (search: string) => list.parse(new URLSearchParams(search));

describe('listState', () => {
  it('reads an empty address as the defaults of the endpoint', () => {
    expect(stateOf('')).toEqual({
      pageNum: 1,
      pageSize: 10,
      searchKeyword: '',
      board: 'NEWS',
      field: 'ALL',
      categoryCd: '',
      sort: 'LATEST',
      urgent: '',
      view: '',
    });
  });

  it('clamps numbers, trims text and replaces unknown values', () => {
    expect(stateOf('pageNum=-3&pageSize=1000&searchKeyword=%20장비%20&field=AUTHOR&view=map')).toMatchObject({
      pageNum: 1,
      pageSize: 100,
      searchKeyword: '장비',
      field: 'ALL',
      view: '',
    });
  });

  it('does not let the address change fixed or omitted keys', () => {
    expect(stateOf('board=NOTICE&sort=VIEW')).toMatchObject({ board: 'NEWS', sort: 'LATEST' });
  });

  it('omits defaults from an address, and resets to page 1 on a change', () => {
    const state = stateOf('pageNum=3&pageSize=20');

    expect(list.hrefOf(state, { categoryCd: 'EDU' })).toBe('/infoPlaza/news?pageSize=20&categoryCd=EDU');
    expect(list.hrefOf(state, { pageSize: '10' })).toBe('/infoPlaza/news');
    expect(list.hrefOf(state, { view: 'cards', pageNum: state.pageNum })).toBe(
      '/infoPlaza/news?pageNum=3&pageSize=20&view=cards',
    );
  });

  it('is narrowed by anything except page, order and view', () => {
    expect(list.isNarrowed(stateOf('pageNum=2&pageSize=20&view=cards'))).toBe(false);
    expect(list.isNarrowed(stateOf('categoryCd=EDU'))).toBe(true);
  });

  it('sends only the keys of the endpoint', () => {
    expect(list.get.values).toEqual({
      board: 'NEWS',
      pageNum: { search: 'pageNum', fallback: '1' },
      pageSize: { search: 'pageSize', fallback: '10' },
      searchKeyword: { search: 'searchKeyword', fallback: '' },
      field: { search: 'field', fallback: 'ALL' },
      categoryCd: { search: 'categoryCd', fallback: '' },
    });
  });

  it('uses the page size of the endpoint', () => {
    expect(listState(equipmentList, '/easyReservation').defaults.pageSize).toBe(9);
  });
});

describe('toPages', () => {
  it('returns the number of pages, at least one', () => {
    expect(toPages({ pageNum: 1, pageSize: 10 }, 0)).toEqual({ page: 1, pageCount: 1 });
    expect(toPages({ pageNum: 2, pageSize: 10 }, 21)).toEqual({ page: 2, pageCount: 3 });
  });

  it('clamps the page number to the last page', () => {
    expect(toPages({ pageNum: 9, pageSize: 10 }, 21).page).toBe(3);
  });
});
