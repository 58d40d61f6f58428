import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { instant } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { date } from '../common/values.ts';

const gateItem = z.object({
  /** Hashes of its readable code and of the text of its QR code, under the key of the list. */
  codeHash: z.string(),
  qrHash: z.string(),
  kind: z.enum(['VOUCHER', 'PASS', 'COUPON', 'EXCHANGE_CARD']),
  /** Place of a voucher; null for others. */
  gdsUid: z.nullable(z.string()),
  /** Places that a pass still opens; empty for others. */
  openPlaces: z.array(z.string()),
  name: z.string(),
  optionNm: z.string(),
  /** Null for coupons and cards. */
  people: z.nullable(z.object({ adult: z.int(), child: z.int() })),
  useDate: z.nullable(date),
  /** `HH:mm`; null for the whole day. */
  useTime: z.nullable(z.string()),
  /** Departure of a stay; null for others. */
  departDate: z.nullable(date),
  state: z.string(),
  /** Time in which the gate accepts it. */
  fromDt: instant,
  toDt: instant,
  usedDt: z.nullable(instant),
  /** Place at which a coupon or a card was used; absent for others. */
  usedPlaceNm: z.optional(z.string()),
});

export const adminGateList = defineEndpoint({
  name: 'admin.gateList',
  method: 'GET',
  path: '/api/v1/admin/gate/list',
  access: 'staff',
  area: 'gate',
  language: 'header',
  query: z.object({
    /** `Y`: coupons and exchange cards too, which pages of earlier releases cannot read. */
    couponYn: choice(['Y', 'N'], 'N'),
  }),
  response: z.object({
    madeDt: instant,
    /** Key of the hashes: HMAC-SHA-256, base64url; another one each day. */
    key: z.string(),
    list: z.array(gateItem),
  }),
  summary:
    'What opens a gate from yesterday to tomorrow, by hash and without personal data, for a gate without network.',
});
