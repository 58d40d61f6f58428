import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { email, instant, pageQuery, queryText, yn } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { sortKey } from '../common/listSort.ts';
import { officeTime } from '../common/staffDates.ts';
import { officeLine, officeNumber, officeTel, pictureUrl, staffPictures } from '../common/staffText.ts';
import { equipmentModes } from './equipment.ts';

/** `HIDDEN`: taken off the site, its bookings stay. */
export const officeEquipmentStates = ['AVAILABLE', 'MAINT', 'HIDDEN'] as const;
/** Minutes that a slot may have. */
export const slotLengths = [30, 60, 120] as const;

/** Period in which a device is closed. */
const closedPeriod = z.object({ reason: z.string(), fromDt: instant, toDt: instant });

const officeEquipment = z.object({
  eqUid: z.string(),
  eqNm: z.string(),
  model: z.string(),
  ctgNm: z.string(),
  place: z.string(),
  state: z.enum(officeEquipmentStates),
  trainingYn: yn,
  /** Per hour for companies, in won. */
  price: z.int(),
  operatorNm: z.string(),
  /** The present or the next closure; null without one. */
  nextMaint: z.nullable(closedPeriod),
});

export const adminEquipment = defineEndpoint({
  name: 'admin.listEquipment',
  method: 'GET',
  path: '/api/v1/admin/equipment',
  access: 'staff',
  area: 'lab',
  language: 'header',
  query: z.object({
    ...pageQuery(20),
    ctg: queryText(),
    state: choice([...officeEquipmentStates, ''], ''),
    /** Searches name, model, maker, purpose and place. */
    searchKeyword: queryText(),
    ...sortKey('eqNm', 'category', 'price', 'operator'),
  }),
  response: listOf(officeEquipment),
  summary: 'Equipment with its state and its next closure, in the order of the site; hidden ones last.',
});

const lines = (name: string, max: number, count: number) =>
  z.array(officeLine(name, max)).check(z.maxLength(count, { error: `${count}줄까지 입력할 수 있습니다.` }));

const texts = {
  eqNm: officeLine('장비명을', 60),
  model: officeLine('모델명을', 60),
  maker: officeLine('제조사를', 60),
  ctgCd: z.string({ error: '분류를 선택해 주세요.' }).check(z.minLength(1, { error: '분류를 선택해 주세요.' })),
  place: officeLine('설치 장소를', 60),
  modes: z
    .array(z.enum(equipmentModes))
    .check(z.minLength(1, { error: '이용 방식을 선택해 주세요.' }), z.maxLength(equipmentModes.length)),
  introducedYear: officeNumber(1950, 2100),
  nationalNo: officeLine('국가 등록번호를', 40),
  purpose: officeLine('용도를', 500),
  specs: z
    .array(z.strictObject({ name: officeLine('사양 이름을', 40), value: officeLine('사양 값을', 200) }))
    .check(z.maxLength(30, { error: '30줄까지 입력할 수 있습니다.' })),
  rules: lines('이용 수칙을', 200, 20),
  /** `Y`: a member books only with a valid safety training for this device. */
  trainingYn: z.enum(['Y', 'N'], { error: '안전교육 여부를 선택해 주세요.' }),
  thumbUrl: pictureUrl,
  thumbAlt: officeLine('그림 설명을', 200),
};

const hours = {
  openFrom: officeTime,
  openTo: officeTime,
  /** Days of the week on which it opens, 0 is Sunday. */
  weekdays: z
    .array(z.int().check(z.minimum(0), z.maximum(6)))
    .check(z.minLength(1, { error: '여는 요일을 선택해 주세요.' }), z.maxLength(7)),
  slotMin: z.literal([...slotLengths], { error: '한 칸의 길이를 선택해 주세요.' }),
  bufferMin: officeNumber(0, 240),
  leadDays: officeNumber(0, 60),
  horizonDays: officeNumber(1, 365),
  maxSlots: officeNumber(1, 48),
};

/** Per hour, in won. */
const prices = {
  own: officeNumber(0, 10_000_000),
  student: officeNumber(0, 10_000_000),
  company: officeNumber(0, 10_000_000),
  other: officeNumber(0, 10_000_000),
};

const operator = z.strictObject({
  nm: officeLine('이름을', 30),
  tel: officeTel,
  email,
});

/** Limit of the pictures of one device. */
export const maxDevicePictures = 8;

/** Version that the form was opened with. A change of another version is refused. */
const rev = z.int();
const eqParams = z.object({ eqUid: z.string() });
const saved = z.object({ eqUid: z.string(), rev });

const equipmentTexts = z.strictObject(texts);
export type EquipmentTexts = z.output<typeof equipmentTexts>;
const equipmentHours = z.strictObject(hours);
export type EquipmentHours = z.output<typeof equipmentHours>;
const equipmentPrices = z.strictObject(prices);
export type EquipmentPrices = z.output<typeof equipmentPrices>;
const operators = z
  .array(operator)
  .check(
    z.minLength(1, { error: '담당자를 한 명 이상 입력해 주세요.' }),
    z.maxLength(5, { error: '담당자는 5명까지 입력할 수 있습니다.' }),
  );
export type EquipmentOperator = z.output<typeof operator>;

export const adminEquipmentGet = defineEndpoint({
  name: 'admin.getEquipment',
  method: 'GET',
  path: '/api/v1/admin/equipment/{eqUid}',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: eqParams,
  response: z.object({
    eqUid: z.string(),
    rev,
    shownYn: yn,
    eqNm: z.string(),
    model: z.string(),
    maker: z.string(),
    ctgCd: z.string(),
    place: z.string(),
    modes: z.array(z.enum(equipmentModes)),
    introducedYear: z.int(),
    nationalNo: z.string(),
    purpose: z.string(),
    specs: z.array(z.object({ name: z.string(), value: z.string() })),
    rules: z.array(z.string()),
    trainingYn: yn,
    thumbUrl: z.string(),
    thumbAlt: z.string(),
    /** All pictures, the main one first. Absent from responses of earlier server releases. */
    pictures: z.optional(z.array(z.object({ url: z.string(), alt: z.string() }))),
    hours: z.object({
      openFrom: z.string(),
      openTo: z.string(),
      weekdays: z.array(z.int()),
      slotMin: z.int(),
      bufferMin: z.int(),
      leadDays: z.int(),
      horizonDays: z.int(),
      maxSlots: z.int(),
    }),
    prices: z.object({ own: z.int(), student: z.int(), company: z.int(), other: z.int() }),
    operators: z.array(z.object({ nm: z.string(), tel: z.string(), email: z.string() })),
    /** Present and coming closures. */
    closures: z.array(closedPeriod),
    /** Bookings that have not ended, and members with a valid safety training. */
    openCnt: z.int(),
    trainedCnt: z.int(),
  }),
  summary: 'A device with all that staff can change, hidden ones too.',
});

export const adminAddEquipment = defineEndpoint({
  name: 'admin.addEquipment',
  method: 'POST',
  path: '/api/v1/admin/equipment',
  access: 'staff',
  area: 'lab',
  language: 'header',
  body: z.strictObject({ ...texts, ...hours, ...prices, operators }),
  response: saved,
  summary: 'Adds a device at the end of its category.',
});

export const adminChangeEquipment = defineEndpoint({
  name: 'admin.changeEquipment',
  method: 'PUT',
  path: '/api/v1/admin/equipment/{eqUid}',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: eqParams,
  body: z.strictObject({ ...texts, shownYn: yn, rev }),
  response: saved,
  summary: 'Changes texts, picture, training rule and whether the site shows the device; bookings stay.',
});

export const adminEquipmentHours = defineEndpoint({
  name: 'admin.changeEquipmentHours',
  method: 'PUT',
  path: '/api/v1/admin/equipment/{eqUid}/hours',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: eqParams,
  body: z.strictObject({ ...hours, rev }),
  response: z.extend(saved, {
    /** Open bookings that are outside of the new hours, and stay. */
    outsideCnt: z.int(),
  }),
  summary: 'Changes opening hours and slots of a device; existing bookings stay.',
});

export const adminEquipmentPrices = defineEndpoint({
  name: 'admin.changeEquipmentPrices',
  method: 'PUT',
  path: '/api/v1/admin/equipment/{eqUid}/prices',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: eqParams,
  body: z.strictObject({ ...prices, rev }),
  response: saved,
  summary: 'Changes the fees by class of members; existing bookings keep their amount.',
});

export const adminEquipmentOperators = defineEndpoint({
  name: 'admin.changeEquipmentOperators',
  method: 'PUT',
  path: '/api/v1/admin/equipment/{eqUid}/operators',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: eqParams,
  body: z.strictObject({ operators, rev }),
  response: saved,
  summary: 'Changes the operators of a device, whom its page names; the first one is the contact of bookings.',
});

export const adminEquipmentPictures = defineEndpoint({
  name: 'admin.changeEquipmentPictures',
  method: 'PUT',
  path: '/api/v1/admin/equipment/{eqUid}/pictures',
  access: 'staff',
  area: 'lab',
  language: 'header',
  params: eqParams,
  body: z.strictObject({
    pictures: staffPictures(maxDevicePictures),
    rev,
  }),
  response: saved,
  summary: 'Changes the pictures of a device and their order; the first one is the main picture.',
});
