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

  it('clamps numbers, trims text and replaces what the endpoint does not know', () => {
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

  it('leaves defaults out of an address, and begins at page 1 with another choice', () => {
    const state = stateOf('pageNum=3&pageSize=20');

    expect(list.hrefOf(state, { categoryCd: 'EDU' })).toBe('/infoPlaza/news?pageSize=20&categoryCd=EDU');
    expect(list.hrefOf(state, { pageSize: '10' })).toBe('/infoPlaza/news');
    expect(list.hrefOf(state, { view: 'cards', pageNum: state.pageNum })).toBe(
      '/infoPlaza/news?pageNum=3&pageSize=20&view=cards',
    );
  });

  it('is narrowed by anything but page, order and view', () => {
    expect(list.isNarrowed(stateOf('pageNum=2&pageSize=20&view=cards'))).toBe(false);
    expect(list.isNarrowed(stateOf('categoryCd=EDU'))).toBe(true);
  });

  it('asks the endpoint for its keys alone', () => {
    expect(list.get.values).toEqual({
      board: 'NEWS',
      pageNum: { search: 'pageNum', fallback: '1' },
      pageSize: { search: 'pageSize', fallback: '10' },
      searchKeyword: { search: 'searchKeyword', fallback: '' },
      field: { search: 'field', fallback: 'ALL' },
      categoryCd: { search: 'categoryCd', fallback: '' },
    });
  });

  it('takes the page size of the endpoint', () => {
    expect(listState(equipmentList, '/easyReservation').defaults.pageSize).toBe(9);
  });
});

describe('toPages', () => {
  it('counts pages, at least one', () => {
    expect(toPages({ pageNum: 1, pageSize: 10 }, 0)).toEqual({ page: 1, pageCount: 1 });
    expect(toPages({ pageNum: 2, pageSize: 10 }, 21)).toEqual({ page: 2, pageCount: 3 });
  });

  it('shows the last page for a number beyond it', () => {
    expect(toPages({ pageNum: 9, pageSize: 10 }, 21).page).toBe(3);
  });
});
