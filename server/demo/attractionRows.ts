import type { AgeGroup, PriceDays, Room } from '@haesol/contracts/travel';
import { addDays, seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import type { DaysOff } from '../src/domains/travel/goods/daysOff.ts';
import type { SceneName } from '../src/pages/pictures/sceneCatalog.ts';
import { type AttractionText, attractionTexts, attractionUid, toAttractionUid } from './attractionTexts.ts';
import { createDraw, type Draw } from './draw.ts';
import type { Row } from './insertTables.ts';
import { pointsOf, toShore } from './placePoints.ts';
import { readData } from './readData.ts';
import { scenePicture } from './scenes.ts';
import { type Translations, translate } from './translate.ts';

/** In the order of their codes, `CD0000003001` first. */
export const towns = ['해솔시', '가온시', '나래시', '다온군', '라움군', '마루군', '솔빛군', '푸른섬군'] as const;

type OptionSet = readonly (readonly [name: string, base: number, confirm: 'INSTANT' | 'REQUEST'])[];
interface PriceName {
  readonly nm: string;
  readonly factor: number;
  readonly ageGroup?: AgeGroup;
  /** Ages in years, both included. */
  readonly ages?: readonly [from: number, to: number | null];
  readonly days?: PriceDays;
}
type PriceNames = readonly PriceName[];

/** Days are counted from the base date. */
interface PlaceNotice {
  readonly place: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly closed: boolean;
}

const parts = readData<{
  /** Sentences about the whole category, after the sentence of the place. */
  readonly categoryTexts: Readonly<Record<AttractionText['category'], readonly string[]>>;
  readonly optionSets: Readonly<Record<AttractionText['kind'], OptionSet>>;
  /** Contents of the price of an option, by the name of the option. */
  readonly optionIncludes: Readonly<Record<string, readonly string[]>>;
  readonly priceNames: Readonly<Record<'PERSON' | 'ROOM', PriceNames>>;
  /** Shortest stays by the name of the option. */
  readonly minNights: Readonly<Record<string, number>>;
  /** Places whose boat keeps a list of passengers. */
  readonly passportPlaces: readonly string[];
  /** Facts of rooms by the name of their option. */
  readonly roomTypes: Readonly<Record<string, Room>>;
  readonly typeCodes: Readonly<Record<AttractionText['kind'], string>>;
  /** Further pictures of a place, by its name: nearer views, details, another light. */
  readonly galleryScenes: Readonly<Record<string, readonly (readonly [scene: SceneName, caption: string])[]>>;
  /** Captions of the variants of a scene, by their suffix. */
  readonly variantCaptions: Readonly<Record<string, string>>;
  /** Meeting points of activities and tours, one after the other. */
  readonly meetingPoints: readonly string[];
  readonly placeNotices: readonly PlaceNotice[];
}>('attractionParts');
const {
  categoryTexts,
  optionIncludes,
  optionSets,
  minNights,
  passportPlaces,
  priceNames,
  roomTypes,
  typeCodes,
  galleryScenes,
  meetingPoints,
  placeNotices,
  variantCaptions,
} = parts;

const won = (amount: number) => Math.round(amount / 500) * 500;

function describe(text: AttractionText, index: number, draw: Draw): string {
  const pool = categoryTexts[text.category];
  const town = towns[text.town - 1] ?? '해솔시';
  const more = [
    pool[index % 3],
    `${town} 여행의 ${draw.pick(['첫 코스로', '마지막 코스로', '쉬어 가는 곳으로', '아침 코스로'])} 알맞으며 순환버스 정류장에서 걸어서 ${draw.int(3, 12)}분 걸립니다.`,
    pool[(index + 1) % 3],
  ];
  let description = text.about;
  for (const sentence of more)
    if (sentence !== undefined && description.length + sentence.length < 198) description += ` ${sentence}`;
  return description;
}

function facilitiesOf(text: AttractionText, draw: Draw) {
  const isStepFree = text.category === 5 || (text.category !== 3 && draw.chance(0.5));
  const isIndoor = text.time === 'rain' || text.category === 5 || text.kind === 'S';
  const facilities = [
    ...(draw.chance(0.85) ? ['CD0000002501'] : []),
    ...(isStepFree ? ['CD0000002502'] : []),
    ...(isStepFree || draw.chance(0.3) ? ['CD0000002503'] : []),
    ...(!isIndoor && draw.chance(0.55) ? ['CD0000002504'] : []),
    ...(isIndoor || draw.chance(0.35) ? ['CD0000002505'] : []),
  ];
  const etc = [
    ...(text.kind !== 'A' || draw.chance(0.25) ? ['CD0000002601'] : []),
    ...(isStepFree ? ['CD0000002602'] : []),
    ...(text.time === 'night' || text.category === 6 ? ['CD0000002603'] : []),
    ...(isIndoor ? ['CD0000002604'] : []),
  ];
  return { facilities, etc };
}

const openAllYear: DaysOff = {
  closed_days: [],
  closed_weeks: [],
  closed_weekday: null,
  closed_dates: [],
  closed_moves: false,
};

function hoursOf(text: AttractionText): { from: string; to: string; off: DaysOff } {
  if (text.kind === 'S') return { from: '00:00', to: '23:59', off: openAllYear };
  if (text.category === 6 || (text.time === 'night' && text.category !== 4))
    return { from: '14:00', to: '22:00', off: { ...openAllYear, closed_days: [1], closed_moves: true } };
  if (text.category === 5)
    return { from: '09:30', to: '18:00', off: { ...openAllYear, closed_days: [1], closed_dates: ['01-01'] } };
  if (text.category === 4)
    return { from: '08:00', to: '20:00', off: { ...openAllYear, closed_weeks: [1], closed_weekday: 2 } };
  if (text.category === 3) return { from: '09:00', to: '18:00', off: { ...openAllYear, closed_days: [2] } };
  return { from: '09:00', to: '18:00', off: openAllYear };
}

/** Scenes of a room, a shop or under water, where hour and weather show nothing. */
const insideScenes: readonly SceneName[] = ['potters-wheel', 'rice-wine-jars', 'tearoom', 'under-water'];

/** Suffixes of the further pictures of a place without pictures of its own. */
function variantsOf({ time, category, scene }: AttractionText): readonly string[] {
  const isInside = time === 'rain' || category === 4 || category === 5 || insideScenes.includes(scene);
  if (isInside) return ['left', 'right', 'near'];
  if (time === 'night') return ['snow', 'left', 'right', 'near'];
  return time === 'dusk' ? ['dawn', 'night', 'rain', 'near'] : ['dusk', 'night', 'rain', 'near'];
}

/** The place's own picture first, then those of its gallery, or variants of the first. */
function galleryOf(text: AttractionText, uid: string): Row[] {
  const own: readonly (readonly [SceneName, string])[] = galleryScenes[text.nm] ?? [];
  const variants = variantsOf(text).map((name) => [`${text.scene}-${name}`, variantCaptions[name] ?? ''] as const);
  const isVariant = own.length === 0;
  const pictures = [[text.scene, ''] as const, ...(isVariant ? variants : own)];
  return pictures.map(([scene, words], index) => {
    const toCaption = (place: string, part: string) => {
      if (index === 0) return place;
      return isVariant ? `${place} · ${part}` : part;
    };
    return {
      gds_uid: uid,
      seq: index + 1,
      ...scenePicture(scene),
      caption: toCaption(text.nm, words),
      i18n: translate(({ places, words: known }) => {
        const place = places[text.nm]?.[0];
        const part = index === 0 ? '' : known[words];
        return place === undefined || part === undefined ? undefined : { caption: toCaption(place, part) };
      }),
    };
  });
}

/** How much other rows there are of a place. */
export interface PlacePlan {
  readonly uid: string;
  readonly text: AttractionText;
  readonly off: DaysOff;
  /** Opening, `HH:mm`. */
  readonly openFrom: string;
  readonly reviewCnt: number;
  readonly interestCnt: number;
}

const toWord = (word: string) =>
  translate(({ words }) => {
    const nm = words[word];
    return nm === undefined ? undefined : { nm };
  });

const toOptionWords = (name: string) =>
  translate(({ words }) => {
    const nm = words[name];
    const includes = (optionIncludes[name] ?? []).flatMap((word) => words[word] ?? []);
    return nm === undefined ? undefined : { nm, ...(includes.length > 0 && { includes }) };
  });

/** Days of a kind of ticket by its name. */
const daysOf = (optionName: string): PriceDays =>
  optionName.startsWith('평일') ? 'WEEKDAY' : optionName.startsWith('주말') ? 'WEEKEND' : 'ALL';

/** Options of one attraction with their prices, the cheapest first. */
function buildOptions(uid: string, { kind, nm }: AttractionText, set: OptionSet, names: PriceNames, scale: number) {
  const sorted = set.toSorted((a, b) => a[1] - b[1]);
  const options = sorted.map(([name, , confirm], order) => ({
    goods_dtl_id: `${uid}-${order + 1}`,
    gds_uid: uid,
    option_nm: name,
    max_cnt: 6,
    confirm_type: confirm,
    sort: order + 1,
    kind: kind === 'S' ? 'ROOM' : 'TICKET',
    min_nights: minNights[name] ?? 1,
    needs_passport: passportPlaces.includes(nm),
    room: kind === 'S' ? (roomTypes[name] ?? null) : null,
    guide_lang: name.includes('해설') ? 'ko' : null,
    includes: optionIncludes[name] ?? [],
    i18n: toOptionWords(name),
  }));
  const prices = sorted.flatMap(([optionName, price], order) =>
    names.map(({ nm: priceName, factor, ageGroup = 'ADULT', ages = [null, null], days = daysOf(optionName) }, sn) => {
      const amount = won(price * scale * factor);
      return {
        goods_dtl_id: `${uid}-${order + 1}`,
        price_sn: sn + 1,
        price_nm: priceName,
        age_group: ageGroup,
        days,
        age_from: ages[0],
        age_to: ages[1],
        price: amount,
        list_price: won(amount * 1.2),
        i18n: toWord(priceName),
      };
    }),
  );
  return { options, prices };
}

/** Names of places that lie by the sea have one of these in their text. */
const seaWords = /바다|바닷|해안|해변|항구|갯벌|등대|섬|파도|물질|해녀|소금|생선/;

/** Names of places at the water itself. */
const shoreWords = /해수욕장|해변|해안|항구|갯벌|요트|유람선|서핑|소금밭|회센터|바다|해녀|물질|등대/;

/** The point of each place: those by the sea take the points by the sea, those at the water are moved to the shore. */
const placePoints: ReadonlyMap<string, { lat: number; lng: number }> = new Map(
  towns.flatMap((_name, index) => {
    const texts = attractionTexts.filter(({ town }) => town === index + 1);
    const isBySea = ({ nm, about }: AttractionText) => seaWords.test(`${nm} ${about}`);
    const ordered = [...texts.filter(isBySea), ...texts.filter((text) => !isBySea(text))];
    const points = pointsOf(index + 1, texts.length);
    return ordered.flatMap(({ nm }, at) => {
      const point = points[at];
      if (point === undefined) return [];
      return [[nm, shoreWords.test(nm) ? toShore(point, index + 1) : point] as const];
    });
  }),
);

function placeOf(text: AttractionText, draw: Draw): { lat: number; lng: number } {
  const { lat, lng } = placePoints.get(text.nm) ?? { lat: 36.5, lng: 130.5 };
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  return { lat: round(lat + (draw.next() - 0.5) * 0.004), lng: round(lng + (draw.next() - 0.5) * 0.004) };
}

function openingOf(text: AttractionText) {
  const { from, to, off } = hoursOf(text);
  const stay = [
    { label: '입실', text: '15:00부터' },
    { label: '퇴실', text: '11:00까지' },
  ];
  const visit = [{ label: '마지막 입장', text: '마감 40분 전' }];
  return {
    open_from: from,
    open_to: to,
    ...off,
    hours: text.kind === 'S' ? stay : visit,
  };
}

interface TranslatedParts {
  readonly text: AttractionText;
  readonly index: number;
  readonly street: string;
  readonly number: string;
  readonly meet: string | null;
}

/** Texts of a place in one language; undefined where it has no name there. */
function translatePlace(texts: Translations, { text, index, street, number, meet }: TranslatedParts) {
  const [nm, summary] = texts.places[text.nm] ?? [];
  if (nm === undefined || summary === undefined) return undefined;
  const pool = texts.categories[text.category] ?? [];
  const word = (korean: string) => texts.words[korean] ?? korean;
  const hours =
    text.kind === 'S'
      ? [
          { label: word('입실'), text: texts.checkIn },
          { label: word('퇴실'), text: texts.checkOut },
        ]
      : [{ label: word('마지막 입장'), text: texts.lastEntry }];
  const gap = /[.]$/.test(summary) ? ' ' : '';
  return {
    nm,
    summary,
    description: [summary, pool[index % 3], pool[(index + 1) % 3]].filter(Boolean).join(gap),
    addr: texts.address({ town: texts.towns[text.town - 1] ?? '', street: texts.streets[street] ?? street, number }),
    hours,
    notice: texts.notice,
    ...(meet !== null && { meet: word(meet) }),
  };
}

function buildAttraction(text: AttractionText, index: number, draw: Draw, today: string) {
  const uid = attractionUid(index + 1);
  const { lat, lng } = placeOf(text, draw);
  const { facilities, etc } = facilitiesOf(text, draw);
  const reviewCnt = draw.int(2, 6);
  const picture = scenePicture(text.scene);
  const scale = 0.8 + draw.next() * 0.6;
  const names = priceNames[text.kind === 'S' ? 'ROOM' : 'PERSON'];
  const set = draw.sample(optionSets[text.kind], text.kind === 'A' ? draw.int(2, 3) : optionSets[text.kind].length);
  const { options, prices } = buildOptions(uid, text, set, names, scale);
  const town = towns[text.town - 1] ?? '해솔시';
  const opening = openingOf(text);
  const description = describe(text, index, draw);
  const street = draw.pick(['솔빛로', '바람길', '강변로', '미래로', '장터길', '별빛길', '숲속로']);
  const number = String(draw.int(3, 420));
  const meet = ['E', 'T'].includes(text.kind) ? (meetingPoints[index % meetingPoints.length] ?? null) : null;
  const parts = { text, index, street, number, meet };
  const goods = {
    gds_uid: uid,
    gds_nm: text.nm,
    summary: text.about,
    description,
    tycd: typeCodes[text.kind],
    category_cd: `CD000000210${text.category}`,
    ctpv_cd: 'CD0000003000',
    sgg_cd: `CD000000300${text.town}`,
    addr: `누리도 ${town} ${street} ${number}`,
    tel: `099-7${text.town}0-${String(draw.int(1_000, 9_999))}`,
    lat,
    lng,
    meet_text: meet,
    // Some fifty metres from the place.
    meet_lat: meet === null ? null : lat + 0.0004,
    meet_lng: meet === null ? null : lng - 0.0003,
    ...opening,
    facilities,
    etc_info: etc,
    notice: '예약한 날짜와 시간에 맞추어 도착해 주세요. 날씨와 현장 사정에 따라 운영이 바뀌면 문자로 알려 드립니다.',
    thumb_url: picture.url,
    thumb_alt: picture.alt,
    i18n: translate((texts) => translatePlace(texts, parts)),
    search: toSearchText(text.nm, text.about, town, text.en),
    chosung: toChosung(text.nm),
    created_at: seoulInstant(addDays(today, -400 + index * 5), '10:00').toISOString(),
  };
  const interestCnt = draw.int(2, 30);
  const plan = { uid, text, off: hoursOf(text).off, openFrom: opening.open_from, reviewCnt, interestCnt };
  return { goods: { ...goods, recommend: draw.int(0, 1_000) }, images: galleryOf(text, uid), options, prices, plan };
}

export function buildPlaceNotices(base: Date): Row[] {
  const draw = createDraw('place notices');
  const today = toSeoulDate(base);
  return placeNotices.map(({ place, title, from, to, closed }) => ({
    notice_uid: draw.uuid(),
    gds_uid: toAttractionUid(place),
    title,
    start_dt: addDays(today, from),
    end_dt: addDays(today, to),
    closed,
    i18n: translate(({ words }) => (words[title] === undefined ? undefined : { title: words[title] })),
  }));
}

export function buildAttractionRows(base: Date) {
  const draw = createDraw('attractions');
  const today = toSeoulDate(base);
  const built = attractionTexts.map((text, index) => buildAttraction(text, index, draw, today));
  return {
    goods: built.map(({ goods }) => goods),
    images: built.flatMap(({ images }) => images),
    options: built.flatMap(({ options }) => options),
    prices: built.flatMap(({ prices }) => prices),
    plans: built.map(({ plan }) => plan),
  };
}
