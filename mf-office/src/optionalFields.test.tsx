import { screen, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const noRows = { list: [], cnt_total: 0 };

/** Pages with a form for a new entry, and the list that they read. */
const pages: readonly (readonly [path: string, endpoint: string])[] = [
  [paths.courses, 'admin.listCourses'],
  [paths.coupons, 'admin.listCoupons'],
  [paths.promoCodes, 'admin.listPromoCodes'],
  [paths.promotions, 'admin.listPromotions'],
  [paths.feed, 'admin.listFeed'],
  [paths.travelInfo, 'admin.listTravelInfo'],
  [paths.posts, 'admin.listPosts'],
  [paths.faq, 'admin.listFaqs'],
  [paths.banners, 'admin.listBanners'],
  [paths.share, 'admin.listSharings'],
  [paths.calls, 'admin.listNotices'],
  [paths.programs, 'admin.listPrograms'],
  [paths.placeNotices, 'admin.listPlaceNotices'],
  [paths.exchangeRates, 'admin.listRates'],
  [paths.codes, 'admin.listCodes'],
  [paths.templates, 'admin.listTemplates'],
  [paths.searchWords, 'admin.searchSynonyms'],
  [paths.roles, 'admin.rights'],
];

describe('a form of the office', () => {
  it.each(pages)('on %s takes its optional fields empty', async (path, endpoint) => {
    const { user } = await openOffice(`${path}?edit=new`, {
      'edu.list': { ...noRows, states: [] },
      'admin.listEquipment': noRows,
      [endpoint]: { ...noRows, groups: [], states: [] },
    });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: '저장' }));

    const wrong = [...dialog.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
    expect(wrong).not.toHaveLength(0);
    expect(wrong.map(({ labels }) => labels?.[0]?.textContent ?? '').filter((label) => label.endsWith('선택'))).toEqual(
      [],
    );
  });
});
