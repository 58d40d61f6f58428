import type { ContentLocale, TimelineEntry } from '@haesol/contracts/common';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { langOf, translated } from '../../common/text/translation.ts';

/** Lists the uses of the passes of a reservation, and the handovers of their cards, by their time. */
async function listUses(db: Db, rsvtUid: string, languageCd: string) {
  const ofPasses = db
    .selectFrom('member_pass as p')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
    .select([translated('o.pass_nm', languageCd, 'nm').as('pass_nm'), langOf('o', languageCd).as('pass_lang')])
    .where('p.rsvt_uid', '=', rsvtUid);
  const places = await ofPasses
    .innerJoin('pass_use as u', 'u.pass_uid', 'p.pass_uid')
    .innerJoin('goods as g', 'g.gds_uid', 'u.gds_uid')
    .select([translated('g.gds_nm', languageCd, 'nm').as('gds_nm'), langOf('g', languageCd).as('gds_lang')])
    .select('u.used_at as at')
    .execute();
  const cards = await ofPasses
    .innerJoin('exchange_card as c', 'c.pass_uid', 'p.pass_uid')
    .select('c.exchanged_at as at')
    .execute();
  return [
    ...places.map(({ at, pass_nm, gds_nm, pass_lang, gds_lang }) => ({
      ...{ at, memo: `${pass_nm} · ${gds_nm}` },
      lang: pass_lang === gds_lang ? pass_lang : ('ko' as const),
    })),
    ...cards.map(({ at, pass_nm, pass_lang }) => ({ at, memo: pass_nm, lang: pass_lang })),
  ];
}

const passStates: readonly string[] = ['PASS_STARTED', 'PASS_ENTERED', 'CARD_EXCHANGED'];

/** Names passes and places in the steps of a reservation in the language of the reader; their memos are Korean. */
export async function translatePassSteps(
  db: Db,
  { rsvtUid, languageCd }: { readonly rsvtUid: string; readonly languageCd: string },
  steps: readonly TimelineEntry[],
): Promise<TimelineEntry[]> {
  if (!steps.some(({ state }) => passStates.includes(state))) return [...steps];
  const uses = await listUses(db, rsvtUid, languageCd);
  return steps.map((step) => {
    if (!passStates.includes(step.state)) return step;
    const use = uses.find(({ at }) => at !== null && toSeoulInstant(at) === step.dt);
    const named: { memo: string | null; lang: ContentLocale } = use ?? { memo: step.memo, lang: 'ko' };
    return { ...step, memo: named.memo, lang: named.lang };
  });
}
