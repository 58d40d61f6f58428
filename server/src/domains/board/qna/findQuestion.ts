import { errorCodes } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import type { Db } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { createQnaRepository, type QnaDetailRow } from './repository.ts';
import { isOwn, mayRead, type Reader, toReader } from './rules.ts';

const uuid = z.uuid();

/** @throws {ApiError} `4040` */
export async function getQuestion(db: Db, qnaUid: string): Promise<QnaDetailRow> {
  const row = z.safeParse(uuid, qnaUid).success ? await createQnaRepository(db).findQna(qnaUid) : undefined;
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row;
}

/** @throws {ApiError} `4040`, `4031` */
export async function getReadableQuestion(db: Db, qnaUid: string, reader: Reader): Promise<QnaDetailRow> {
  const row = await getQuestion(db, qnaUid);
  if (!mayRead(row, reader)) throw new ApiError(errorCodes.privatePost);
  return row;
}

/** @throws {ApiError} `4040`, `4032` */
export async function getOwnQuestion(db: Db, qnaUid: string, member: Principal): Promise<QnaDetailRow> {
  const row = await getQuestion(db, qnaUid);
  if (!isOwn(row, toReader(member))) throw new ApiError(errorCodes.notAuthor);
  return row;
}
