import * as z from 'zod/mini';
import { emptyObject, pageQuery } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { removedKey } from '../common/removed.ts';
import { isSafePath } from '../common/safePath.ts';
import { officeDate } from '../common/staffDates.ts';
import { officeLine, officeNumber, pictureUrl } from '../common/staffText.ts';
import { date } from '../common/values.ts';
import { bannerEvidence } from './main.ts';

const sitePath = z
  .string({ error: '주소를 입력해 주세요.' })
  .check(z.maxLength(200), z.refine(isSafePath, { error: '홈페이지 안의 주소를 입력해 주세요.' }));

const bannerForm = z.strictObject({
  title: officeLine('제목을', 60),
  sub: officeLine('작은 제목을', 60),
  text: z.string().check(z.maxLength(200, { error: '200자까지 입력할 수 있습니다.' })),
  imageUrl: pictureUrl,
  imageAlt: officeLine('그림 설명을', 200),
  link: sitePath,
  linkLabel: officeLine('단추 이름을', 20),
  moreLink: z.nullable(sitePath),
  moreLabel: z.nullable(officeLine('둘째 단추 이름을', 20)),
  evidence: z.nullable(z.enum(bannerEvidence)),
  /** Place among the banners, the lowest first. */
  sort: officeNumber(0, 1_000),
  /** Days on which it is shown; null without a limit. */
  fromDt: z.nullable(officeDate),
  toDt: z.nullable(officeDate),
  rev: seenRev,
});
export type BannerForm = z.output<typeof bannerForm>;

const officeBanner = z.object({
  id: z.string(),
  title: z.string(),
  sub: z.string(),
  text: z.string(),
  imageUrl: z.string(),
  imageAlt: z.string(),
  link: z.string(),
  linkLabel: z.string(),
  moreLink: z.nullable(z.string()),
  moreLabel: z.nullable(z.string()),
  evidence: z.nullable(z.enum(bannerEvidence)),
  sort: z.int(),
  fromDt: z.nullable(date),
  toDt: z.nullable(date),
  /** `Y`: on the home page now, which shows three. */
  shownYn: z.enum(['N', 'Y']),
  ...edited,
});

const params = z.object({ id: z.string() });
const saved = z.object({ id: z.string() });

export const adminBanners = defineEndpoint({
  name: 'admin.listBanners',
  method: 'GET',
  path: '/api/v1/admin/banners',
  access: 'staff',
  area: 'content',
  language: 'header',
  query: z.object({ ...pageQuery(20), ...removedKey }),
  response: listOf(officeBanner),
  summary: 'Banners of the home page in their order, with those to come and past ones.',
});

export const adminAddBanner = defineEndpoint({
  name: 'admin.addBanner',
  method: 'POST',
  path: '/api/v1/admin/banners',
  access: 'staff',
  area: 'content',
  language: 'header',
  body: bannerForm,
  response: saved,
  summary: 'Adds a banner.',
});

export const adminChangeBanner = defineEndpoint({
  name: 'admin.changeBanner',
  method: 'PUT',
  path: '/api/v1/admin/banners/{id}',
  access: 'staff',
  area: 'content',
  language: 'header',
  params,
  body: bannerForm,
  response: saved,
  summary: 'Changes a banner.',
});

export const adminRemoveBanner = defineEndpoint({
  name: 'admin.removeBanner',
  method: 'DELETE',
  path: '/api/v1/admin/banners/{id}',
  access: 'staff',
  area: 'content',
  language: 'header',
  params,
  response: emptyObject,
  summary: 'Takes a banner off the home page.',
});
