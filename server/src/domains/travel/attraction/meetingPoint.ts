import type { ContentLocale } from '@haesol/contracts/common';
import type { MeetingPoint } from '@haesol/contracts/travel';
import { type RawBuilder, sql } from 'kysely';

interface MeetingRow {
  readonly text: string;
  readonly lang: ContentLocale;
  readonly lat: number;
  readonly lng: number;
}

/** SQL for the meeting point of the goods `g` in a language, or in Korean if not translated; null without one. */
export const meetingIn = (locale: ContentLocale | RawBuilder<unknown>) =>
  sql<MeetingRow | null>`case when g.meet_text is not null then jsonb_build_object(
    'text', coalesce(g.i18n -> ${locale}::text ->> 'meet', g.meet_text),
    'lang', case when g.i18n -> ${locale}::text ->> 'meet' is null then 'ko' else ${locale}::text end,
    'lat', coalesce(g.meet_lat, g.lat), 'lng', coalesce(g.meet_lng, g.lng)) end`;

/** Returns the address of a map: of Kakao in Korean, whose map of Korea has more, else of Google, which has other languages. */
function toMapUrl({ text, lat, lng }: MeetingRow, locale: ContentLocale): string {
  return locale === 'ko'
    ? `https://map.kakao.com/link/map/${encodeURIComponent(text.replaceAll(',', ' '))},${lat},${lng}`
    : `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

/** Returns the meeting point with a link to a map, for a reader of a language. */
export function toMeetingPoint(row: MeetingRow | null, locale: ContentLocale): MeetingPoint | null {
  return row && { text: row.text, lang: row.lang, mapUrl: toMapUrl(row, locale) };
}
