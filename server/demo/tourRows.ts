import { addDays, seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import { findPart } from '../src/pages/pictures/province.ts';
import type { SceneName } from '../src/pages/pictures/sceneCatalog.ts';
import { attractionTexts, toAttractionUid } from './attractionTexts.ts';
import { createDraw } from './draw.ts';
import { readData } from './readData.ts';
import { scenePicture } from './scenes.ts';
import { translate } from './translate.ts';

interface TourText {
  readonly title: string;
  readonly theme: string;
  readonly about: string;
  /** Picture of the stop that the title speaks of. */
  readonly scene: SceneName;
  /** Names of attractions by day. */
  readonly days: readonly (readonly string[])[];
  /** When each day starts, `HH:mm`. */
  readonly starts: readonly string[];
  /** How hard it is on foot. */
  readonly walking: string;
}

const { tourTexts, stopNoteTexts } = readData<{
  readonly tourTexts: readonly TourText[];
  /** Hint for a stop that applies only there, by the name of the place. */
  readonly stopNoteTexts: Readonly<Record<string, string>>;
}>('tourTexts');

interface Place {
  readonly gds_uid: string;
  readonly lat: number;
  readonly lng: number;
}

interface Move {
  readonly move_by: 'WALK' | 'CAR' | 'BOAT' | null;
  readonly move_min: number;
  readonly move_km: number;
}

const noMove: Move = { move_by: null, move_min: 0, move_km: 0 };
const longestWalkKm = 2.2;
const islandTown = 8;

/** Returns the number of the island; undefined on the mainland. */
function islandOf({ lng, lat }: Place): number | undefined {
  const found = findPart(lng, lat);
  return found?.region === islandTown - 1 ? found.part : undefined;
}

const isStay = (name: string) => attractionTexts.some(({ nm, kind }) => nm === name && kind === 'S');

/** Kilometres between two places; roads are a third longer than the straight line. */
function roadKm(from: Place, to: Place): number {
  const north = (to.lat - from.lat) * 111;
  const east = (to.lng - from.lng) * 89;
  return Math.round(Math.hypot(north, east) * 1.3 * 10) / 10;
}

function moveBetween(from: string, to: string, places: ReadonlyMap<string, Place>): Move {
  const [start, end] = [places.get(toAttractionUid(from)), places.get(toAttractionUid(to))];
  if (start === undefined || end === undefined) throw new Error(`No way from ${from} to ${to}.`);
  const move_km = roadKm(start, end);
  if (islandOf(start) !== islandOf(end)) {
    return { move_by: 'BOAT', move_min: 50 + Math.ceil(move_km / 2), move_km };
  }
  if (move_km <= longestWalkKm) return { move_by: 'WALK', move_min: Math.ceil((move_km / 4) * 60), move_km };
  return { move_by: 'CAR', move_min: Math.ceil((move_km / 45) * 60) + 3, move_km };
}

export function buildTourRows(base: Date, goods: readonly Place[]) {
  const draw = createDraw('tours');
  const today = toSeoulDate(base);
  const places = new Map(goods.map((place) => [place.gds_uid, place]));
  const stops = tourTexts.flatMap((text, index) =>
    text.days.flatMap((names, day) =>
      names.map((name, seq) => {
        const next = names[seq + 1];
        return {
          tour_uid: `TR${String(index + 1).padStart(3, '0')}`,
          day: day + 1,
          seq: seq + 1,
          gds_uid: toAttractionUid(name),
          stay_min: isStay(name) ? 0 : draw.int(4, 7) * 15,
          ...(next === undefined ? noMove : moveBetween(name, next, places)),
          memo: stopNoteTexts[name] ?? '',
          i18n: translate(({ notes }) => (notes[name] === undefined ? undefined : { memo: notes[name] })),
        };
      }),
    ),
  );
  const tours = tourTexts.map((text, index) => {
    const picture = scenePicture(text.scene);
    return {
      tour_uid: `TR${String(index + 1).padStart(3, '0')}`,
      title: text.title,
      summary: text.about,
      html: `<p>${text.about}</p>`,
      theme_cd: text.theme,
      tour_days: text.days.length,
      day_starts: text.starts,
      walking: text.walking,
      thumb_url: picture.url,
      thumb_alt: picture.alt,
      i18n: translate((texts) => {
        const [title, summary, walking] = texts.tours[index] ?? [];
        return title === undefined ? undefined : { title, summary, walking, html: `<p>${summary}</p>` };
      }),
      search: toSearchText(text.title, text.about),
      chosung: toChosung(text.title),
      created_at: seoulInstant(addDays(today, -20 - index * 11), '10:00').toISOString(),
    };
  });
  return { tour: tours, tour_stop: stops };
}
