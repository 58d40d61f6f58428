import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { edited, seenRev } from '../common/officeItem.ts';

export const templateAreas = ['QNA', 'INQUIRY', 'CLOSURE'] as const;
export type TemplateArea = (typeof templateAreas)[number];
export const templateLangs = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW'] as const;

const template = z.object({
  tplUid: z.string(),
  area: z.enum(templateAreas),
  lang: z.enum(templateLangs),
  title: z.string(),
  /** Text with `{이름}` and `{번호}` for the member and the number of the item. */
  body: z.string(),
  savedDt: instant,
  ...edited,
});
export type OfficeTemplate = z.output<typeof template>;

export const adminTemplates = defineEndpoint({
  name: 'admin.listTemplates',
  method: 'GET',
  path: '/api/v1/admin/templates',
  access: 'staff',
  area: 'any',
  language: 'header',
  query: z.object({ ...pageQuery(20), area: choice(['', ...templateAreas], ''), searchKeyword: queryText() }),
  response: listOf(template),
  summary: 'Templates for answers in the order of their titles.',
});

const templateParams = z.object({ tplUid: z.string() });

export const adminSaveTemplate = defineEndpoint({
  name: 'admin.saveTemplate',
  method: 'PUT',
  path: '/api/v1/admin/templates/{tplUid}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: templateParams,
  body: z.strictObject({
    area: z.enum(templateAreas, { error: '쓰이는 곳을 선택해 주세요.' }),
    lang: z.enum(templateLangs, { error: '언어를 선택해 주세요.' }),
    title: memberText({
      max: 40,
      empty: '이름을 입력해 주세요.',
      tooLong: '이름은 40자까지 입력할 수 있습니다.',
      hasLines: false,
    }),
    body: memberText({ max: 2_000, empty: '내용을 입력해 주세요.', tooLong: '내용은 2,000자까지 입력할 수 있습니다.' }),
    rev: seenRev,
  }),
  response: template,
  summary: 'Adds or changes a template for answers.',
});

export const adminRemoveTemplate = defineEndpoint({
  name: 'admin.removeTemplate',
  method: 'DELETE',
  path: '/api/v1/admin/templates/{tplUid}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: templateParams,
  response: emptyObject,
  summary: 'Deletes a template for answers.',
});

/** Interval of {@link adminPresence} calls of an open item, in milliseconds. */
export const presenceEveryMs = 15_000;

/** Kinds of items that say who has them open. */
export const presenceKinds = [
  'QNA',
  'INQUIRY',
  'APPLICATION',
  'BOOKING',
  'ENROLMENT',
  'ORDER',
  'REFUND',
  'REVIEW',
  'MEMBER',
  'POST',
  'FAQ',
  'SHARING',
  'PAGE',
  'TERMS',
  'BANNER',
  'COURSE',
  'NOTICE',
  'PROGRAM',
  'EQUIPMENT',
  'GOODS',
  'PASS',
  'TOUR',
  'COUPON',
  'COMPANY',
] as const;
export type PresenceKind = (typeof presenceKinds)[number];

export const adminPresence = defineEndpoint({
  name: 'admin.presence',
  method: 'POST',
  path: '/api/v1/admin/presence',
  access: 'staff',
  area: 'any',
  language: 'header',
  body: z.strictObject({ ref: z.enum(presenceKinds), uid: z.string().check(z.minLength(1), z.maxLength(64)) }),
  response: z.object({ others: z.array(z.object({ nm: z.string(), sinceDt: instant })) }),
  summary: 'Says that the caller has an item open, and returns the others who had it open within 30 seconds.',
});

/** Keys of the columns that a person does not want to see. */
const hiddenColumns = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(30));

const view = z.object({
  viewUid: z.string(),
  name: z.string(),
  query: z.string(),
  /** Absent from answers of earlier server releases. */
  hidden: z._default(z.array(z.string()), []),
});
export type SavedView = z.output<typeof view>;

/** Limit of own views of one list. */
export const maxViews = 10;

export const adminViews = defineEndpoint({
  name: 'admin.listViews',
  method: 'GET',
  path: '/api/v1/admin/views',
  access: 'staff',
  area: 'any',
  language: 'header',
  query: z.object({ screen: queryText(40) }),
  response: z.object({
    list: z.array(view),
    /** Hidden columns of the list without a saved view; absent from answers of earlier server releases. */
    hidden: z._default(z.array(z.string()), []),
  }),
  summary: 'Own saved views of a list, and the columns that the caller has hidden.',
});

const viewParams = z.object({ viewUid: z.string() });

export const adminSaveView = defineEndpoint({
  name: 'admin.saveView',
  method: 'PUT',
  path: '/api/v1/admin/views/{viewUid}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: viewParams,
  body: z.strictObject({
    screen: z.string().check(z.minLength(1), z.maxLength(40)),
    name: memberText({
      max: 20,
      empty: '보기의 이름을 입력해 주세요.',
      tooLong: '이름은 20자까지 입력할 수 있습니다.',
      hasLines: false,
    }),
    /** Query string of the list. */
    query: z.string().check(z.maxLength(1_000)),
    hidden: z._default(hiddenColumns, []),
  }),
  response: view,
  summary:
    'Saves the filter and the hidden columns of a list by a name; `4000` for a name that exists or an eleventh view.',
});

export const adminRemoveView = defineEndpoint({
  name: 'admin.removeView',
  method: 'DELETE',
  path: '/api/v1/admin/views/{viewUid}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: viewParams,
  response: emptyObject,
  summary: 'Deletes an own saved view.',
});

export const adminSaveColumns = defineEndpoint({
  name: 'admin.saveColumns',
  method: 'PUT',
  path: '/api/v1/admin/columns/{screen}',
  access: 'staff',
  area: 'any',
  language: 'header',
  params: z.object({ screen: z.string().check(z.minLength(1), z.maxLength(40)) }),
  body: z.strictObject({ hidden: hiddenColumns }),
  response: z.object({ hidden: z.array(z.string()) }),
  summary: 'Hides columns of a list for the caller, where no saved view is open.',
});

export const foundKinds = ['BOOKING', 'APPLICATION', 'ORDER', 'QNA', 'INQUIRY', 'MEMBER'] as const;

export const adminFind = defineEndpoint({
  name: 'admin.find',
  method: 'GET',
  path: '/api/v1/admin/find',
  access: 'staff',
  area: 'any',
  language: 'header',
  query: z.object({
    q: queryText(40),
    /** `Y`: inquiries too, which pages of earlier releases cannot read. */
    inquiryYn: choice(['Y', 'N'], 'N'),
  }),
  response: z.object({
    list: z.array(
      z.object({
        kind: z.enum(foundKinds),
        uid: z.string(),
        /** Number, or the masked name of a member. */
        no: z.string(),
        title: z.string(),
        memberNm: z.string(),
        state: z.string(),
        /** Moves that the caller may make with it, by their names in the queue; absent from answers of earlier server releases. */
        moves: z._default(z.array(z.string()), []),
      }),
    ),
  }),
  summary:
    'Up to five items of each kind by number, title or name, with the moves that their state and the rights of the caller allow; nothing for fewer than two characters.',
});
