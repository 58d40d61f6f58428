import type { qnaDraftGet } from '@haesol/contracts/board';
import type { EndpointData } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import type { Principal } from '../../../http/context.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { createQnaRepository } from './repository.ts';

/** Returns a member's draft of a question, with its existing files. */
export async function readDraft(
  { db, secrets }: AppContext,
  { memberUid, now }: Principal,
): Promise<EndpointData<typeof qnaDraftGet>> {
  const questions = createQnaRepository(db);
  const row = await questions.findDraft(memberUid);
  if (row === undefined) return { draft: null, images: [], files: [], savedDt: null };
  const { imageUids = [], fileUids = [] } = row.payload;
  const links = createFileLinks(secrets);
  const toRefs = async (uids: readonly string[], kind: 'attach' | 'image') =>
    (await questions.listUploads(memberUid, uids))
      .filter((file) => file.kind === kind)
      .map((file) => links.toFileRef(file, now));
  return {
    draft: row.payload,
    images: await toRefs(imageUids, 'image'),
    files: await toRefs(fileUids, 'attach'),
    savedDt: toSeoulInstant(row.saved_at),
  };
}
