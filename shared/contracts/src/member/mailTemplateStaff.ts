import * as z from 'zod/mini';
import { choice } from '../common/choice.ts';
import { emptyObject, instant, pageQuery, queryText } from '../common/common.ts';
import { defineEndpoint, listOf } from '../common/endpoint.ts';
import { memberText } from '../common/memberText.ts';
import { edited, seenRev } from '../common/officeItem.ts';
import { contentLang, contentLocales } from '../common/values.ts';

/** Variables of a template: the subject that the site writes, and the name of the office. */
export const mailVariables = ['제목', '기관'] as const;
type MailVariable = (typeof mailVariables)[number];

const variable = /\{([^{}]*)\}/g;
const known: readonly string[] = mailVariables;
const listed = mailVariables.map((name) => `{${name}}`).join(', ');

const findUnknown = (text: string): string | undefined =>
  [...text.matchAll(variable)].find(([, name = '']) => !known.includes(name))?.[0];

/** Text with variables; empty for that of the site. */
const templateText = (max: number, hasLines: boolean) =>
  z.pipe(
    memberText({ max, tooLong: `${max.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.`, hasLines }),
    z.string().check(
      z.refine((text) => findUnknown(text) === undefined, {
        error: ({ input }) => `${findUnknown(String(input))}: 없는 변수입니다. ${listed}만 쓸 수 있습니다.`,
      }),
    ),
  );

/** Words of staff around the text of a mail, which the site writes from its facts. */
export interface MailTemplate {
  /** Empty for the subject of the site. */
  readonly subject: string;
  /** Paragraphs before and after the text, separated by empty lines; may be empty. */
  readonly opening: string;
  readonly closing: string;
}

export interface MailText {
  readonly subject: string;
  readonly lines: readonly string[];
}

/**
 * Writes a mail by its template.
 * @example fillMail({ subject: '{제목} 안내', opening: '', closing: '{기관}' }, mail, '해솔대학교 산학협력단')
 */
export function fillMail(template: MailTemplate, { subject, lines }: MailText, office: string): MailText {
  const values: Readonly<Record<MailVariable, string>> = { 제목: subject, 기관: office };
  const fill = (text: string) =>
    text.replaceAll(variable, (whole, name: string) => new Map(Object.entries(values)).get(name) ?? whole);
  const toParagraphs = (text: string) =>
    fill(text)
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== '');
  return {
    subject: template.subject === '' ? subject : fill(template.subject),
    lines: [...toParagraphs(template.opening), ...lines, ...toParagraphs(template.closing)],
  };
}

const officeMailTemplate = z.object({
  /** `KIND.lang` */
  mailKey: z.string(),
  lang: contentLang,
  subject: z.string(),
  opening: z.string(),
  closing: z.string(),
  /** Null for a mail with the words of the site alone. */
  savedDt: z.nullable(instant),
  /** Mail of this kind with sample facts, as the site writes it. */
  sample: z.object({ subject: z.string(), lines: z.array(z.string()) }),
  /** Name of the office in this language. */
  office: z.string(),
  ...edited,
});
export type OfficeMailTemplate = z.output<typeof officeMailTemplate>;

export const adminMailTemplates = defineEndpoint({
  name: 'admin.listMailTemplates',
  method: 'GET',
  path: '/api/v1/admin/mail-templates',
  access: 'staff',
  area: 'member',
  language: 'none',
  query: z.object({
    ...pageQuery(20),
    lang: choice(['', ...contentLocales], ''),
    /** Searches the subjects and words of staff. */
    searchKeyword: queryText(),
  }),
  response: listOf(officeMailTemplate),
  summary: 'All mails of the site by kind and language, with the words of staff around each.',
});

const params = z.object({ mailKey: z.string() });

export const adminSaveMailTemplate = defineEndpoint({
  name: 'admin.saveMailTemplate',
  method: 'PUT',
  path: '/api/v1/admin/mail-templates/{mailKey}',
  access: 'staff',
  area: 'member',
  language: 'none',
  params,
  body: z.strictObject({
    subject: templateText(100, false),
    opening: templateText(1_000, true),
    closing: templateText(1_000, true),
    rev: seenRev,
  }),
  response: emptyObject,
  summary: 'Changes the words around a kind of mail; mails that are sent afterwards have them.',
});

export const adminRemoveMailTemplate = defineEndpoint({
  name: 'admin.removeMailTemplate',
  method: 'DELETE',
  path: '/api/v1/admin/mail-templates/{mailKey}',
  access: 'staff',
  area: 'member',
  language: 'none',
  params,
  response: emptyObject,
  summary: 'Puts the words of the site back.',
});
