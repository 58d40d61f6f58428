import {
  adminAddFaq,
  adminAddPost,
  adminAddSharing,
  adminChangePage,
  faqGet,
  postsGet,
  sharingGet,
} from '@haesol/contracts/board';
import { contentsGet, errorCodes, type FileRef, menuKeys, parseInput } from '@haesol/contracts/common';
import {
  adminAddCourse,
  adminAddNotice,
  adminAddProgram,
  applyNoticeGet,
  applyPrograms,
  eduGet,
} from '@haesol/contracts/learn';
import { adminAddBanner, mainBenefit, type PreviewKind } from '@haesol/contracts/member';
import type * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { pretendTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError, validationError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import type { PreviewAnswers } from '../../../pages/edge/previewPage.ts';
import { createFaqRepository } from '../../board/faq/repository.ts';
import { addFaq, changeFaq } from '../../board/faq/staffFaqs.ts';
import { createPostRepository } from '../../board/posts/repository.ts';
import { addPost, changePost } from '../../board/posts/staffPosts.ts';
import { createSharingRepository } from '../../board/sharing/repository.ts';
import { addSharing, changeSharing } from '../../board/sharing/staffSharings.ts';
import { findContents } from '../../common/contents/repository.ts';
import { changePage, storedPage } from '../../common/contents/staffPages.ts';
import { createFileLinks, toPublicFileRef } from '../../common/files/fileLinks.ts';
import { createEduRepository } from '../../learn/education/repository.ts';
import { addCourse, changeCourse } from '../../learn/education/staffCourses.ts';
import { createProgramRepository } from '../../learn/programs/repository.ts';
import { addNotice, addProgram, changeNotice, changeProgram } from '../../learn/programs/staffPrograms.ts';
import { listBanners } from '../home/repository.ts';
import { addBanner, changeBanner } from '../home/staffBanners.ts';

interface Draft {
  readonly context: AppContext;
  /** Rolled back once the preview is read. */
  readonly trx: Trx;
  /** Entry to change; null for a new one. */
  readonly ref: string | null;
  readonly staff: Principal;
}

interface Previewed {
  /** Key of the entry in the address of its page. */
  readonly uid: string;
  readonly answers: PreviewAnswers;
}

type Preview = (draft: Draft, form: unknown) => Promise<Previewed>;

/** @param show writes the form as saving does, then reads the public answer. @throws {ApiError} `4000` */
const preview =
  <S extends z.core.$ZodType>(body: S, show: (draft: Draft, form: z.output<S>) => Promise<Previewed>): Preview =>
  async (draft, form) => {
    const result = parseInput(body, form);
    if ('fieldErrors' in result) throw validationError(...result.fieldErrors);
    return show(draft, result.data);
  };

/** Answer under the path of an endpoint for one entry. */
const answerOf = (path: string, uid: string, answer: object | undefined): Previewed => ({
  uid,
  answers: answer === undefined ? {} : { [path.replace(/\{\w+\}/, encodeURIComponent(uid))]: answer },
});

/** Time at which an entry is shown: its own, if that is to come. */
const atLeast = (now: Date, instant: string | null | undefined) =>
  instant === undefined || instant === null || new Date(instant) < now ? now : new Date(instant);

/** Gives a draft the present time. */
const toShown = <Form extends { readonly createdDt?: string | null | undefined }>(form: Form, { now }: Principal) => ({
  ...form,
  createdDt: form.createdDt ?? toSeoulInstant(now),
});

/** Signs the links of the files: their public links open nothing before the entry is shown. */
function withOpenFiles<Answer extends { readonly files: readonly FileRef[] }>(
  { context, staff }: Draft,
  answer: Answer | undefined,
) {
  const links = createFileLinks(context.secrets);
  const files = answer?.files.map(({ fileUid, orgNm, ...facts }) =>
    links.toFileRef({ ...facts, file_uid: fileUid, org_nm: orgNm }, staff.now),
  );
  return answer && { ...answer, files };
}

const shown = (staff: Principal) => ({ publishDt: toSeoulInstant(staff.now) });

const previews: Readonly<Record<PreviewKind, Preview>> = {
  POST: preview(adminAddPost.body, async (draft, { rev: _rev, ...written }) => {
    const { trx, ref, staff } = draft;
    const form = toShown(written, staff);
    const uid = ref ?? (await addPost(trx, form, staff));
    if (ref !== null) await changePost(trx, ref, form, staff);
    const post = await createPostRepository(trx).findPost(uid, atLeast(staff.now, form.createdDt));
    return answerOf(postsGet.path, uid, withOpenFiles(draft, post));
  }),

  FAQ: preview(adminAddFaq.body, async ({ trx, ref, staff }, { rev: _rev, ...written }) => {
    const form = toShown(written, staff);
    const uid = ref ?? (await addFaq(trx, form, staff));
    if (ref !== null) await changeFaq(trx, ref, form, staff);
    return answerOf(faqGet.path, uid, await createFaqRepository(trx).findFaq(uid, atLeast(staff.now, form.createdDt)));
  }),

  PAGE: preview(adminChangePage.body, async ({ trx, ref, staff }, { rev: _rev, ...form }) => {
    const menuKey = menuKeys.find((key) => key === ref);
    if (menuKey === undefined) throw new ApiError(errorCodes.notFound);
    await changePage(trx, menuKey, { ...form, publishDt: null }, staff);
    const row = await findContents(trx, menuKey);
    const answer = row && { ...storedPage.parse(row), updatedDt: toSeoulInstant(row.updated_at) };
    return answerOf(contentsGet.path, menuKey, answer);
  }),

  BANNER: preview(adminAddBanner.body, async ({ trx, ref, staff }, body) => {
    const form = { ...body, fromDt: null, toDt: null, sort: 0 };
    const uid = ref ?? (await addBanner(trx, form, staff));
    if (ref !== null) await changeBanner(trx, ref, form, staff);
    const banners = await listBanners(trx);
    const first = banners.filter(({ id }) => id === uid);
    return {
      uid,
      answers: { [mainBenefit.path]: { banners: [...first, ...banners.filter(({ id }) => id !== uid)] } },
    };
  }),

  COURSE: preview(adminAddCourse.body, async (draft, form) => {
    const { context, trx, ref, staff } = draft;
    const body = { ...form, ...shown(staff) };
    const uid = ref ?? (await addCourse(trx, body, staff));
    if (ref !== null) await changeCourse(context, trx, ref, { body, staff });
    const { now } = staff;
    const course = await createEduRepository(trx).findEdu(uid, { now, memberUid: null });
    return answerOf(eduGet.path, uid, withOpenFiles(draft, course));
  }),

  NOTICE: preview(adminAddNotice.body, async (draft, form) => {
    const { trx, ref, staff } = draft;
    const body = { ...form, ...shown(staff) };
    const uid = ref ?? (await addNotice(trx, body, staff));
    if (ref !== null) await changeNotice(trx, ref, body, staff);
    const programs = createProgramRepository(trx);
    const notice = await programs.findNotice(uid, staff.now);
    const files = (await programs.listNoticeFiles(uid)).map(toPublicFileRef);
    return answerOf(applyNoticeGet.path, uid, withOpenFiles(draft, notice && { ...notice, files, mine: null }));
  }),

  PROGRAM: preview(adminAddProgram.body, async ({ trx, ref, staff }, form) => {
    const body = { ...form, ...shown(staff) };
    const uid = ref ?? (await addProgram(trx, body, staff));
    if (ref !== null) await changeProgram(trx, ref, body, staff);
    const everyOne = { limit: 100, offset: 0, now: staff.now };
    const list = await createProgramRepository(trx).listPrograms({ state: '' }, everyOne);
    return answerOf(applyPrograms.path, uid, list);
  }),

  SHARING: preview(adminAddSharing.body, async (draft, form) => {
    const { trx, ref, staff } = draft;
    const body = { ...form, ...shown(staff) };
    const uid = ref ?? (await addSharing(trx, body, staff));
    if (ref !== null) await changeSharing(trx, ref, body, staff);
    const sharings = createSharingRepository(trx);
    const sharing = await sharings.findSharing(uid, staff.now);
    const files = (await sharings.listFiles(uid)).map(toPublicFileRef);
    return answerOf(sharingGet.path, uid, withOpenFiles(draft, sharing && { ...sharing, files }));
  }),
};

/**
 * Writes a form as saving does, reads what the public API would answer, and rolls all of it back.
 * @throws {ApiError} `4000`, `4040` like the call that saves the form
 */
export async function readPreview(
  context: AppContext,
  { kind, ref, form }: { readonly kind: PreviewKind; readonly ref: string | null; readonly form: unknown },
  staff: Principal,
): Promise<Previewed> {
  let previewed: Previewed = { uid: '', answers: {} };
  await pretendTransaction(context.db, async (trx) => {
    previewed = await previews[kind]({ context, trx, ref, staff }, form);
  });
  return previewed;
}
