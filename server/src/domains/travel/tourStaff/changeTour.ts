import { type EndpointInput, errorCodes } from '@haesol/contracts/common';
import {
  type adminAddTour,
  type adminTourStops,
  type adminTourTexts,
  type TourDayForm,
  type TourFacts,
  tourTextNames,
} from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { changeVersion, type VersionChange } from '../../common/office/changeVersion.ts';
import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { toChosung, toSearchText } from '../../common/text/searchText.ts';
import { firstStart } from '../tour/rules.ts';
import { requireKorean, withLanguage } from '../travelStaff/languageTexts.ts';

/** @throws {ApiError} `4000` for an unknown theme */
async function toFactRow(trx: Trx, { themeCd, thumbUrl, thumbAlt }: TourFacts) {
  if (!(await hasCode(trx, 'THEME_CD', themeCd))) throw fieldError('themeCd', '목록에서 선택해 주세요.');
  return { theme_cd: themeCd, thumb_url: thumbUrl, thumb_alt: thumbAlt };
}

/** Updates what follows from the texts of a tour: its words for the search, and the pictures that it shows. */
async function followTexts(trx: Trx, tourUid: string, { memberUid }: Principal): Promise<void> {
  const { title, summary, html, thumb_url, i18n } = await trx
    .selectFrom('tour')
    .select(['title', 'summary', 'html', 'thumb_url', sql<string>`i18n::text`.as('i18n')])
    .where('tour_uid', '=', tourUid)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('tour')
    .set({ search: toSearchText(title, summary), chosung: toChosung(title) })
    .where('tour_uid', '=', tourUid)
    .execute();
  await keepPictures(trx, 'TOUR', tourUid, { thumbUrl: thumb_url, html: `${html}${i18n}` }, memberUid);
}

/** Adds a tour of one day without stops, off the site, so that it can be completed first. @throws {ApiError} `4000` */
export async function addTour(trx: Trx, form: EndpointInput<typeof adminAddTour>['body'], staff: Principal) {
  const tourUid = createUid();
  const { title, summary, walking, html } = form;
  await trx
    .insertInto('tour')
    .values({
      ...(await toFactRow(trx, form)),
      ...{ tour_uid: tourUid, title, summary, walking, html: toSafeHtml(html) },
      ...{ tour_days: 1, day_starts: [firstStart], search: '', chosung: '' },
      created_at: staff.now,
      deleted_at: staff.now,
    })
    .execute();
  await followTexts(trx, tourUid, staff);
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'tour.add', targetUid: tourUid });
  return { tourUid, rev: 0 };
}

interface Change extends Omit<VersionChange<'tour'>, 'action' | 'table' | 'uid'> {
  readonly tourUid: string;
  /** Part of the name of the action in the audit log. */
  readonly part: string;
  /** Changes the stops. */
  effect?(): Promise<void>;
}

/** @throws {ApiError} `4040`, `4405` for a tour that another has changed meanwhile */
async function change(trx: Trx, { tourUid, part, effect, ...values }: Change, staff: Principal) {
  const changed = { table: 'tour', uid: tourUid, action: `tour.${part}`, ...values } as const;
  const rev = await changeVersion(trx, changed, staff);
  await effect?.();
  await followTexts(trx, tourUid, staff);
  return { tourUid, rev };
}

/** @throws {ApiError} `4000`, `4040`, `4405` */
export async function changeFacts(
  trx: Trx,
  tourUid: string,
  { rev, ...facts }: TourFacts & { readonly rev: number },
  staff: Principal,
) {
  return change(trx, { tourUid, rev, part: 'change', values: await toFactRow(trx, facts) }, staff);
}

/** Changes the texts of one language. @throws {ApiError} `4000`, `4040`, `4405` */
export function changeTexts(
  trx: Trx,
  tourUid: string,
  form: EndpointInput<typeof adminTourTexts>['body'],
  staff: Principal,
) {
  const { lang, rev, html, ...lines } = form;
  const texts = { ...lines, html: html === null ? null : toSafeHtml(html) };
  const values =
    lang === 'ko' ? requireKorean(tourTextNames, texts) : { i18n: withLanguage(lang, tourTextNames, texts) };
  return change(trx, { tourUid, rev, part: 'texts', values, detail: { lang } }, staff);
}

/** @throws {ApiError} `4000` at the stop for a place that is missing, or newly chosen and not on the site */
async function requirePlaces(trx: Trx, tourUid: string, days: readonly TourDayForm[]): Promise<void> {
  const places = await trx
    .selectFrom('goods as g')
    .select((eb) => [
      'g.gds_uid',
      'g.deleted_at',
      eb
        .exists(
          eb
            .selectFrom('tour_stop as s')
            .select('s.gds_uid')
            .whereRef('s.gds_uid', '=', 'g.gds_uid')
            .where('s.tour_uid', '=', tourUid),
        )
        .as('known'),
    ])
    .where(
      'g.gds_uid',
      'in',
      days.flatMap(({ stops }) => stops.map(({ gdsUid }) => gdsUid)),
    )
    .execute();
  const allowed = new Set(
    places.flatMap(({ gds_uid, deleted_at, known }) => (deleted_at === null || known === true ? [gds_uid] : [])),
  );
  for (const [day, { stops }] of days.entries()) {
    const at = stops.findIndex(({ gdsUid }) => !allowed.has(gdsUid));
    if (at !== -1) throw fieldError(`days.${day}.stops.${at}.gdsUid`, '사이트에 없는 장소입니다. 다시 골라 주세요.');
  }
}

const atEnd = { move_by: null, move_min: 0, move_km: '0' } as const;

function toStopRows(tourUid: string, days: readonly TourDayForm[]) {
  return days.flatMap(({ stops }, dayAt) =>
    stops.map(({ gdsUid, stayMin, moveBy, moveMin, moveKm, memo, memos }, at) => ({
      ...{ tour_uid: tourUid, day: dayAt + 1, seq: at + 1, gds_uid: gdsUid, stay_min: stayMin, memo },
      ...(at === stops.length - 1 ? atEnd : { move_by: moveBy, move_min: moveMin, move_km: String(moveKm) }),
      i18n: JSON.stringify(
        Object.fromEntries(
          Object.entries(memos).flatMap(([lang, text]) => (text === '' ? [] : [[lang, { memo: text }]])),
        ),
      ),
    })),
  );
}

/** Replaces days and stops. @throws {ApiError} `4000`, `4040`, `4405` */
export async function changeStops(
  trx: Trx,
  tourUid: string,
  { rev, days }: EndpointInput<typeof adminTourStops>['body'],
  staff: Principal,
) {
  const values = { tour_days: days.length, day_starts: days.map(({ start }) => start) };
  const effect = async () => {
    await requirePlaces(trx, tourUid, days);
    await trx.deleteFrom('tour_stop').where('tour_uid', '=', tourUid).execute();
    await trx.insertInto('tour_stop').values(toStopRows(tourUid, days)).execute();
  };
  return change(trx, { tourUid, rev, part: 'stops', values, effect }, staff);
}

/** @throws {ApiError} `4000` for a tour without stops, which the site cannot show */
export async function requireStops(trx: Trx, tourUid: string): Promise<void> {
  const { cnt } = await trx
    .selectFrom('tour_stop')
    .select(rowCount.as('cnt'))
    .where('tour_uid', '=', tourUid)
    .executeTakeFirstOrThrow();
  if (cnt > 0) return;
  throw new ApiError(errorCodes.invalidInput, { message: '경유지가 없는 코스입니다. 일정을 먼저 저장해 주세요.' });
}
