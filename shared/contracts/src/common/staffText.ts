import * as z from 'zod/mini';
import { toCommonForm, withHyphens } from './commonForm.ts';
import { memberText } from './memberText.ts';

/** Required single line of staff; `name` with its particle, such as `제목을`. */
export const officeLine = (name: string, max: number) =>
  memberText({
    max,
    empty: `${name} 입력해 주세요.`,
    tooLong: `${max}자까지 입력할 수 있습니다.`,
    hasLines: false,
  });

/** HTML from staff; the server sanitises it. */
export const officeHtml = z
  .string({ error: '내용을 입력해 주세요.' })
  .check(z.minLength(1, { error: '내용을 입력해 주세요.' }), z.maxLength(50_000, { error: '내용이 너무 깁니다.' }));

/** Path of an image of the site: a drawing, or an upload of staff. */
export const pictureUrl = z.string({ error: '그림을 선택해 주세요.' }).check(
  z.maxLength(200),
  // Without `abort`, which would leave out the rules about several fields.
  z.regex(/^\/(art|file)\/[\w./?=&-]+$/, {
    error: ({ input }) => (input === '' ? '그림을 올려 주세요.' : '홈페이지의 그림 주소를 입력해 주세요.'),
  }),
);

/** Picture of a list with what it shows, for readers who do not see it. */
export const staffPicture = z.strictObject({ url: pictureUrl, alt: officeLine('그림 설명을', 200) });
export type StaffPicture = z.output<typeof staffPicture>;

/** Pictures in their order, the main one first. */
export const staffPictures = (max: number) =>
  z
    .array(staffPicture)
    .check(
      z.minLength(1, { error: '그림을 한 장 이상 올려 주세요.' }),
      z.maxLength(max, { error: `그림은 ${max}장까지 올릴 수 있습니다.` }),
    );

/** Whole number from staff. */
export const officeNumber = (min: number, max: number) =>
  z
    .int({ error: '숫자를 입력해 주세요.' })
    .check(
      z.minimum(min, { error: `${min.toLocaleString('ko-KR')} 이상 입력해 주세요.` }),
      z.maximum(max, { error: `${max.toLocaleString('ko-KR')}까지 입력할 수 있습니다.` }),
    );

/** Phone number of an office or a place, with hyphens, brackets or other signs between its parts; returned with hyphens. */
export const officeTel = z.pipe(
  z.pipe(
    z.string({ error: '전화번호를 입력해 주세요.' }),
    z.transform((text: string) => withHyphens(toCommonForm(text).replaceAll(/[()]/g, ' '))),
  ),
  z.string().check(z.regex(/^[\d-]{2,20}$/, { error: '전화번호가 올바르지 않습니다.' })),
);
