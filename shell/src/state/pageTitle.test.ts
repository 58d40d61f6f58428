import { toPageNames } from './pageTitle.ts';

const site = '해솔대학교 산학협력단';

describe('toPageNames', () => {
  it('names a board after its route', () => {
    expect(toPageNames({ title: '공지사항' }, undefined)).toEqual({
      place: '공지사항',
      hasOwnHeading: false,
      documentTitle: `공지사항 | ${site}`,
    });
  });

  it('names a detail page after its board until its own title is known', () => {
    expect(toPageNames({ title: '{0.title} | 공지사항' }, undefined)).toEqual({
      place: '공지사항',
      hasOwnHeading: true,
      documentTitle: `공지사항 | ${site}`,
    });
  });

  it('puts the own title of a detail page before its board', () => {
    const { documentTitle } = toPageNames({ title: '{0.title} | 공지사항' }, '휴무 안내');

    expect(documentTitle).toBe(`휴무 안내 | 공지사항 | ${site}`);
  });

  it('uses the own title of any other page instead of the route’s', () => {
    expect(toPageNames({ title: '예약' }, '예약 완료').documentTitle).toBe(`예약 완료 | ${site}`);
  });

  it('is only the name of the site if a page has no title, or the same', () => {
    expect(toPageNames({ title: '' }, undefined).documentTitle).toBe(site);
    expect(toPageNames({ title: site }, undefined).documentTitle).toBe(site);
  });
});
