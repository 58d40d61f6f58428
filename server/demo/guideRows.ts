import { addDays, seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import { getProvince } from '../src/pages/pictures/province.ts';
import type { SceneName } from '../src/pages/pictures/sceneCatalog.ts';
import { toAttractionUid } from './attractionTexts.ts';
import type { Row } from './insertTables.ts';
import { pointsOf } from './placePoints.ts';
import { readData } from './readData.ts';
import { scenePicture } from './scenes.ts';
import { translate } from './translate.ts';

interface GuideText {
  /** Last digit of the code of its kind: 1 transport, 2 office, 3 facility, 4 emergency. */
  readonly kind: 1 | 2 | 3 | 4;
  readonly title: string;
  readonly summary: string;
  /** Paragraphs. */
  readonly body: readonly string[];
  /** Town from 1 and place in it from 0; undefined where it is about no one place. */
  readonly at?: readonly [town: number, point: number];
  readonly tel?: string;
  /** Address and hours for collecting the plastic cards of passes. */
  readonly cards?: readonly [addr: string, hours: string];
  readonly scene: SceneName;
}

interface DirectionText {
  readonly by: 'TRAIN' | 'BUS' | 'CAR' | 'PARKING' | 'BOAT';
  readonly from: string;
  readonly minutes: number;
  readonly fare: number;
  readonly steps: readonly string[];
}

interface FeedText {
  readonly kind: 'event' | 'noti' | 'reserve' | 'coupon' | 'ad';
  readonly title: string;
  readonly body: string;
  /** Path, or the name of a place or of a promotion (`PR…`), whose page it is. */
  readonly link: string | null;
  /** Days before the base date. */
  readonly daysAgo: number;
}

const { guideTexts, directionTexts, feedTexts } = readData<{
  readonly guideTexts: readonly GuideText[];
  readonly directionTexts: readonly DirectionText[];
  readonly feedTexts: readonly FeedText[];
}>('guideTexts');

const toHtml = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');

export function buildInfoRows(): readonly Row[] {
  return guideTexts.map(({ kind, title, summary, body, at, tel, cards, scene }, index) => {
    const picture = scenePicture(scene);
    const [town = 0, place = 0] = at ?? [];
    const point = at === undefined ? undefined : pointsOf(town, 8)[place];
    const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
    const townName = getProvince().regions[town - 1]?.properties.name ?? '';
    return {
      id: `TI${String(index + 1).padStart(3, '0')}`,
      tourist_tycd: `CD000000240${kind}`,
      title,
      summary,
      html: toHtml(body),
      thumb_url: picture.url,
      thumb_alt: picture.alt,
      lat: point === undefined ? null : round(point.lat + 0.004),
      lng: point === undefined ? null : round(point.lng + 0.004),
      tel: tel ?? null,
      card_addr: cards?.[0] ?? null,
      card_hours: cards?.[1] ?? null,
      i18n: translate(({ infos }) => {
        const [ownTitle, ownSummary, ...paragraphs] = infos[index] ?? [];
        return ownTitle === undefined ? undefined : { title: ownTitle, summary: ownSummary, html: toHtml(paragraphs) };
      }),
      search: toSearchText(title, summary, townName),
      chosung: toChosung(title),
      sort: index + 1,
    };
  });
}

export function buildDirectionRows(): readonly Row[] {
  return directionTexts.map(({ by, from, minutes, fare, steps }, index) => ({
    id: `DR${index + 1}`,
    by_cd: by,
    from_nm: from,
    minutes,
    fare,
    steps,
    i18n: translate(({ directions }) => {
      const [fromNm, ...own] = directions[index] ?? [];
      return fromNm === undefined ? undefined : { fromNm, steps: own };
    }),
    sort: index + 1,
  }));
}

function toLink(link: string | null): string | null {
  if (link === null || link.startsWith('/')) return link;
  return link.startsWith('PR') ? `/travel/promotion?id=${link}` : `/travel/attraction?gdsUid=${toAttractionUid(link)}`;
}

export function buildFeedRows(base: Date): readonly Row[] {
  const today = toSeoulDate(base);
  return feedTexts.map(({ kind, title, body, link, daysAgo }, index) => ({
    id: `FD${String(index + 1).padStart(3, '0')}`,
    kind,
    title,
    body,
    link: toLink(link),
    i18n: translate(({ feed }) => {
      const [ownTitle, ownBody] = feed[index] ?? [];
      return ownTitle === undefined ? undefined : { title: ownTitle, body: ownBody };
    }),
    created_at: seoulInstant(addDays(today, -daysAgo), '08:00').toISOString(),
  }));
}
