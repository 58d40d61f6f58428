import { addDays, seoulInstant, toMinutes, toSeoulDate, toTime, weekdayOf } from '../src/db/seoulTime.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import { type EquipmentKind, equipmentAlt } from '../src/pages/pictures/equipment.ts';
import type { LineTint } from '../src/pages/pictures/lineArt.ts';
import { createDraw, type Draw } from './draw.ts';
import type { Row } from './insertTables.ts';
import { readData } from './readData.ts';
import { personName } from './world.ts';

interface EquipmentText {
  readonly nm: string;
  readonly model: string;
  readonly maker: string;
  readonly ctg: 'SURFACE' | 'COMPONENT' | 'MECH' | 'THERMAL' | 'PROTO' | 'ELEC' | 'BIO' | 'MEDIA';
  /** The drawing that shows the device. */
  readonly kind: EquipmentKind;
  readonly place: string;
  readonly modes: 'D' | 'R' | 'DR';
  /** Per hour for companies, in won. */
  readonly price: number;
  readonly training: boolean;
  readonly year: number;
  /** `name=value` divided by `|`. */
  readonly specs: string;
  readonly purpose: string;
}

const { equipmentTexts, rules, blocks, tints, slotMinutes, bufferMinutes } = readData<{
  readonly equipmentTexts: readonly EquipmentText[];
  readonly rules: { readonly training: string; readonly common: readonly string[]; readonly request: string };
  /** Numbers from 1 with the days of the block from the base date. */
  readonly blocks: readonly (readonly [number: number, from: number, to: number, reason: string])[];
  readonly tints: Readonly<Record<EquipmentText['ctg'], LineTint>>;
  readonly slotMinutes: Readonly<Record<string, number>>;
  /** Minutes between two bookings, by name: samples are changed in a vacuum. */
  readonly bufferMinutes: Readonly<Record<string, number>>;
}>('equipmentTexts');

const equipmentUid = (number: number) => `EQ${String(number).padStart(3, '0')}`;

export function buildEquipmentRows(): Row[] {
  const draw = createDraw('equipment');
  return equipmentTexts.map((text, index) => {
    const number = index + 1;
    const slotMin = slotMinutes[text.nm] ?? 60;
    const specs = text.specs.split('|').map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1) };
    });
    return {
      eq_uid: equipmentUid(number),
      eq_nm: text.nm,
      model: text.model,
      maker: text.maker,
      ctg_cd: text.ctg,
      place: text.place,
      modes: text.modes === 'DR' ? ['DIRECT', 'REQUEST'] : [text.modes === 'D' ? 'DIRECT' : 'REQUEST'],
      introduced_year: text.year,
      national_no: `HSU-${text.year}-${String(1_000 + number * 37).padStart(6, '0')}`,
      specs,
      purpose: text.purpose,
      rules: [
        ...(text.training ? [rules.training] : []),
        ...rules.common,
        ...(text.modes.includes('R') ? [rules.request] : []),
      ],
      manager: {
        nm: personName(draw),
        tel: `099-700-10${String(21 + (index % 8)).padStart(2, '0')}`,
        email: `equipment${1 + (index % 8)}@haesol.example`,
      },
      price_own: text.price / 2,
      price_student: text.price / 4,
      price_company: text.price,
      price_other: text.price * 1.5,
      training: text.training,
      slot_min: slotMin,
      open_from: '09:00',
      open_to: slotMin === 120 ? '17:00' : '18:00',
      weekdays: [1, 2, 3, 4, 5],
      lead_days: 2,
      horizon_days: 60,
      max_slots: 4,
      buffer_min: bufferMinutes[text.nm] ?? 0,
      thumb_url: `/art/equipment/${text.kind}.svg?tint=${tints[text.ctg]}`,
      thumb_alt: equipmentAlt(text.kind),
      search: toSearchText(text.nm, text.model, text.maker, text.purpose, text.place),
      chosung: toChosung(text.nm),
      sort: number,
    };
  });
}

export function buildBlockRows(base: Date): Row[] {
  const today = toSeoulDate(base);
  return blocks.map(([number, from, to, reason]) => ({
    eq_uid: equipmentUid(number),
    during: `[${seoulInstant(addDays(today, from), '09:00').toISOString()},${seoulInstant(addDays(today, to), '18:00').toISOString()})`,
    reason,
  }));
}

function isBlocked(number: number, offset: number): boolean {
  return blocks.some(([blocked, from, to]) => blocked === number && offset >= from && offset <= to);
}

function stateOf(draw: Draw, start: Date, end: Date, base: Date): string {
  if (end <= base) return draw.chance(0.93) ? 'COMPLETED' : draw.pick(['NO_SHOW', 'CANCELLED']);
  if (start <= base) return 'IN_USE';
  return draw.chance(0.72) ? 'APPROVED' : draw.pick(['REQUESTED', 'REQUESTED', 'CANCELLED']);
}

const toStates = (state: string) => ({ state, settle_state: state === 'COMPLETED' ? 'PAID' : null });

/**
 * Reservations from 60 days before to 40 days after the base date, densest round it.
 * @param memberUids members who reserve; without any, reservations have no member
 */
export function buildReservationRows(base: Date, memberUids: readonly string[], holidays: ReadonlySet<string>): Row[] {
  const draw = createDraw('reservations');
  const today = toSeoulDate(base);
  const rows: Row[] = [];
  for (let offset = -60; offset <= 40; offset += 1) {
    const date = addDays(today, offset);
    const weekday = weekdayOf(date);
    if (weekday === 0 || weekday === 6 || holidays.has(date)) continue;
    const isNear = offset >= -2 && offset <= 9;
    equipmentTexts.forEach((text, index) => {
      const isPopular = index % 5 < 2;
      const chance = isNear ? (isPopular ? 0.92 : 0.6) : isPopular ? 0.3 : 0.14;
      if (isBlocked(index + 1, offset) || !draw.chance(chance)) return;
      const slotMin = slotMinutes[text.nm] ?? 60;
      let minute = toMinutes('09:00') + slotMin * draw.int(0, 2);
      for (let booking = 0; booking < (isNear ? draw.int(1, 3) : 1); booking += 1) {
        const slots = draw.int(1, isNear ? 4 : 3);
        const end = minute + slots * slotMin;
        if (end > toMinutes(slotMin === 120 ? '17:00' : '18:00')) return;
        const from = seoulInstant(date, toTime(minute));
        const to = seoulInstant(date, toTime(end));
        const createdAt = new Date(
          Math.min(from.getTime(), base.getTime()) - draw.int(3, 9) * 86_400_000,
        ).toISOString();
        rows.push({
          rsv_uid: draw.uuid(),
          rsv_no: `R${date.replaceAll('-', '').slice(2)}-${String(rows.length + 1).padStart(4, '0')}`,
          eq_uid: equipmentUid(index + 1),
          member_uid: memberUids.length === 0 ? null : draw.pick(memberUids),
          during: `[${from.toISOString()},${to.toISOString()})`,
          ...toStates(stateOf(draw, from, to, base)),
          payload: {
            modeCd: text.modes === 'R' ? 'REQUEST' : 'DIRECT',
            purposeCd: draw.pick(['RESEARCH', 'PROTO', 'TEST', 'EDU']),
            settleCd: 'TRANSFER',
            sample: { cnt: 0, hazardYn: 'N' },
            companions: 0,
          },
          created_at: createdAt,
          updated_at: createdAt,
        });
        minute = end + slotMin * draw.int(0, 2) + (bufferMinutes[text.nm] ?? 0);
      }
    });
  }
  return rows;
}
