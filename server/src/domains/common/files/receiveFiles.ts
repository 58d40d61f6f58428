import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { finished, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  errorCodes,
  type FileExtension,
  type FileKind,
  fileExtensions,
  fileKinds,
  fileLimits,
} from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import { ApiError, validationError } from '../../../http/apiError.ts';
import { checkContent, refuseFile } from './fileContent.ts';
import { toExtension, toSafeName } from './fileName.ts';
import { fileTypes, isKnownExtension } from './fileTypes.ts';
import { cleanPicture } from './pictures.ts';
import type { FileStore } from './store.ts';

interface ReceivedFile {
  readonly orgNm: string;
  readonly ext: FileExtension;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
  readonly tempPath: string;
}

export interface Upload {
  readonly kind: FileKind;
  readonly files: readonly ReceivedFile[];
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Called with the fields before the first file, before any byte of it is stored.
 * @returns data stored with the upload, for example the uploader
 * @throws {ApiError} to refuse
 */
export type Admission<Admitted> = (fields: Readonly<Record<string, string>>) => Promise<Admitted>;

interface RawFile {
  readonly orgNm: string;
  readonly ext: FileExtension;
  readonly tempPath: string;
  readonly size: number;
}

/** Minimum speed; slower connections are closed. */
const slowest = { bytes: 2_048, everyMs: 5_000 };
/** Time for a visitor's picture: 5 MB at less than 1 Mbit/s. */
const visitorMs = 60_000;

/** Counts bytes and refuses a file at the first byte over the limit. */
function limitBytes(orgNm: string): Transform & { total: () => number } {
  let total = 0;
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      total += chunk.length;
      if (total > fileLimits.maxBytes) done(refuseFile(errorCodes.fileTooLarge, orgNm));
      else done(null, chunk);
    },
  });
  return Object.assign(transform, { total: () => total });
}

/** Closes the connection of a request that is slow, or of a visitor that takes long. @returns a function that stops watching */
export function dropWhenSlow(request: Pick<FastifyRequest, 'principal' | 'raw'>): () => void {
  let seen = 0;
  let leftMs = request.principal === undefined ? visitorMs : Number.POSITIVE_INFINITY;
  const timer = setInterval(() => {
    const read = request.raw.socket.bytesRead;
    leftMs -= slowest.everyMs;
    if (read - seen < slowest.bytes || leftMs <= 0) request.raw.destroy();
    seen = read;
  }, slowest.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Reads and discards the rest of a refused request while the response is sent: a browser that is still sending when the
 * connection closes never reads the response. Cuts off a request above the limit of uploads.
 */
function discardRest({ raw }: FastifyRequest, onEnd: () => void): void {
  let left = fileLimits.maxBytes * (fileLimits.maxCount + 1);
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  // The parser may be waiting for a part to be read.
  raw.unpipe();
  raw.resume();
  finished(raw, onEnd);
}

function isLimit(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return ['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT'].includes(code);
}

async function hash(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}

/** Writes the parts to disk; checks only names, number and size. */
async function readParts<Admitted>(
  request: FastifyRequest,
  store: FileStore,
  temps: string[],
  admit: Admission<Admitted>,
) {
  let admitted: { readonly value: Admitted } | undefined;
  const raw: RawFile[] = [];
  const fields: Record<string, string> = {};
  let count = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value ?? '').slice(0, 200);
      continue;
    }
    const orgNm = toSafeName(part.filename ?? '');
    admitted ??= { value: await admit(fields) };
    count += 1;
    if (count > fileLimits.maxCount) throw refuseFile(errorCodes.tooManyFiles, orgNm);
    const ext = toExtension(orgNm);
    if (!isKnownExtension(ext)) throw refuseFile(errorCodes.fileTypeRefused, orgNm);
    const tempPath = await store.createTempPath();
    temps.push(tempPath);
    const limit = limitBytes(orgNm);
    await pipeline(part.file, limit, createWriteStream(tempPath, { flags: 'wx', mode: 0o600 }));
    if (limit.total() === 0)
      throw refuseFile(errorCodes.fileTypeRefused, orgNm, '내용이 없는 파일은 첨부할 수 없습니다.');
    raw.push({ orgNm, ext, tempPath, size: limit.total() });
  }
  admitted ??= { value: await admit(fields) };
  return { raw, fields, admitted: admitted.value };
}

async function check(raw: RawFile, kind: FileKind, store: FileStore, temps: string[]): Promise<ReceivedFile> {
  const { orgNm, ext, tempPath, size } = raw;
  if (!fileExtensions[kind].includes(ext)) throw refuseFile(errorCodes.fileTypeRefused, orgNm);
  if (kind === 'profile' && size > fileLimits.maxProfileBytes) {
    throw refuseFile(errorCodes.fileTooLarge, orgNm, '5MB 이하의 사진만 올릴 수 있습니다.');
  }
  await checkContent(tempPath, ext, orgNm);
  const { family, mime } = fileTypes[ext];
  if (family !== 'picture') return { orgNm, ext, mime, size, sha256: await hash(tempPath), tempPath };
  const clean = await store.createTempPath(ext);
  temps.push(clean);
  try {
    await cleanPicture(tempPath, clean, { isProfile: kind === 'profile' });
  } catch (error) {
    throw Object.assign(refuseFile(errorCodes.fileContentMismatch, orgNm), { cause: error });
  }
  return { orgNm, ext, mime, size: (await stat(clean)).size, sha256: await hash(clean), tempPath: clean };
}

/**
 * Writes a multipart request to disk and checks every file. Afterwards, also after a failure, deletes temporary files that
 * `work` did not move to the store.
 * @throws {ApiError} `4000`, `4131`–`4134`
 */
export async function receiveFiles<Admitted, T>(
  request: FastifyRequest,
  store: FileStore,
  admit: Admission<Admitted>,
  work: (upload: Upload, admitted: Admitted) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new ApiError(errorCodes.invalidInput, { data: { fieldErrors: [] } });
  const temps: string[] = [];
  const stopWatching = dropWhenSlow(request);
  try {
    const { raw, fields, admitted } = await readParts(request, store, temps, admit);
    stopWatching();
    const kind = fileKinds.find((known) => known === fields.kind);
    if (kind === undefined) {
      throw validationError({ field: 'kind', code: 'invalid_value', message: '선택할 수 없는 값입니다.' });
    }
    if (raw.length === 0) {
      throw validationError({ field: 'files', code: 'custom', message: '첨부할 파일을 선택해 주세요.' });
    }
    const files: ReceivedFile[] = [];
    for (const file of raw) files.push(await check(file, kind, store, temps));
    return await work({ kind, files, fields }, admitted);
  } catch (error) {
    discardRest(request, stopWatching);
    if (isLimit(error)) throw refuseFile(errorCodes.tooManyFiles, '');
    if (error instanceof ApiError) throw error;
    // Errors of the parser are the client's; all others are server errors.
    if (/multipart|form|part|premature|boundary|header/i.test(String((error as Error).message))) {
      throw new ApiError(errorCodes.invalidInput, { data: { fieldErrors: [] }, cause: error });
    }
    throw error;
  } finally {
    await Promise.all(temps.map((tempPath) => store.discard(tempPath)));
  }
}
