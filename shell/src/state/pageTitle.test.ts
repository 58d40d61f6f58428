import { toPageNames } from './pageTitle.ts';

const site = '해솔대학교 산학협력단';

describe('toPageNames', () => {
  it('names a board by its route', () => {
    expect(toPageNames({ title: '공지사항' }, undefined)).toEqual({
      place: '공지사항',
      hasOwnHeading: false,
      documentTitle: `공지사항 | ${site}`,
    });
  });

  it('names a detail by its place until its own title is known', () => {
    expect(toPageNames({ title: '{0.title} | 공지사항' }, undefined)).toEqual({
      place: '공지사항',
      hasOwnHeading: true,
      documentTitle: `공지사항 | ${site}`,
    });
  });

  it('puts the own title of a detail before its place', () => {
    const { documentTitle } = toPageNames({ title: '{0.title} | 공지사항' }, '휴무 안내');

    expect(documentTitle).toBe(`휴무 안내 | 공지사항 | ${site}`);
  });

  it("takes the own title of any other page in place of the route's", () => {
    expect(toPageNames({ title: '예약' }, '예약 완료').documentTitle).toBe(`예약 완료 | ${site}`);
  });

  it('is the name of the site alone where a page has none, or has that one', () => {
    expect(toPageNames({ title: '' }, undefined).documentTitle).toBe(site);
    expect(toPageNames({ title: site }, undefined).documentTitle).toBe(site);
  });
});
