import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { errorCodes, fileLimits, filesRemove, filesUpload } from '@haesol/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext, Principal } from '../../context.ts';
import { storageQuotaBytes } from '../../limits.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { route } from '../../plugins/route.ts';
import { createNewcomers } from '../join/newcomers.ts';
import { toContentDisposition } from './contentDisposition.ts';
import { type FileBytes, isSample, openBytes, readRange } from './fileBytes.ts';
import { createFileLinks, toBundleSubject } from './fileLinks.ts';
import { isViewable } from './fileTypes.ts';
import { openFileStore } from './openFileStore.ts';
import { shrinkPicture, toViewWidth } from './pictures.ts';
import { type Admission, receiveFiles, type Upload } from './receiveFiles.ts';
import { createFileRepository, type FileRow, type NewFile, type Viewer } from './repository.ts';
import { createStoreKey, toViewKey } from './store.ts';
import { installSweep, sweepFiles } from './sweep.ts';
import { streamZip, toUniqueNames } from './zipStream.ts';

const uuid = z.uuid();
/** A slow line needs minutes for three files of 20 MB. */
const uploadTimeoutMs = 300_000;
/** Nothing of a file may run or load anything, wherever it is shown. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox";
/** The browser's own viewer does not start inside a sandbox. */
const pdfPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; plugin-types application/pdf";

/** A member, or somebody who is signing up, by the hash of what proves their mailbox. */
interface Uploader {
  readonly member?: Principal;
  readonly newcomer?: string;
}

interface FileQuery {
  readonly fileUid?: string;
  readonly w?: string;
  readonly refType?: string;
  readonly refUid?: string;
  readonly exp?: string;
  readonly sig?: string;
}

function toMime(mime: string): string {
  return mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime;
}

/** Uploads, and every read of a file. Reads answer with bytes, so their failures are plain statuses. */
export default async function fileRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, config, db, limits, secrets } = context;
  const store = openFileStore(config);
  const repository = createFileRepository(db);
  const links = createFileLinks(secrets);
  const findNewcomer = createNewcomers(db);
  const shrinking = new Map<string, Promise<void>>();

  await app.register(multipart, {
    // How many and how large is said in our own words before these are reached.
    limits: {
      fileSize: fileLimits.maxBytes + 2,
      files: fileLimits.maxCount + 1,
      fields: 10,
      fieldSize: 1_000,
      parts: 20,
    },
    throwFileSizeLimit: false,
  });
  installSweep(app, () => sweepFiles(context, repository, store));

  function toNewFiles({ files, kind }: Upload, ownerUid: string | null, now: Date): NewFile[] {
    return files.map(({ orgNm, ext, mime, size, sha256 }) => ({
      // Links of public files are plain: nothing of the uid may be guessed.
      file_uid: randomUUID(),
      org_nm: orgNm,
      ext,
      mime,
      size,
      sha256,
      kind,
      path: createStoreKey(),
      ownerUid,
      now,
    }));
  }

  async function keepFiles(upload: Upload, ownerUid: string, now: Date): Promise<readonly NewFile[]> {
    const rows = toNewFiles(upload, ownerUid, now);
    const fits = await db.transaction().execute((trx) => repository.addFiles(trx, rows, storageQuotaBytes));
    if (!fits) {
      const message = '첨부할 수 있는 전체 용량(500MB)을 모두 사용했습니다.';
      throw new ApiError(errorCodes.fileTooLarge, {
        message,
        data: { fieldErrors: [{ field: 'files', code: 'custom', message }] },
      });
    }
    // Rows first: a process that ends here leaves a row that is swept, never bytes that nobody knows of.
    for (const [at, { tempPath }] of upload.files.entries()) await store.keep(tempPath, rows[at]?.path ?? '');
    return rows;
  }

  /** One picture of somebody who signs up; another takes its place. */
  async function keepJoinPicture(upload: Upload, newcomer: string, now: Date): Promise<readonly NewFile[]> {
    if (upload.files.length > 1)
      throw new ApiError(errorCodes.tooManyFiles, { message: '사진은 하나만 올릴 수 있습니다.' });
    const rows = toNewFiles(upload, null, now);
    await db.transaction().execute((trx) => repository.keepJoinPicture(trx, rows, newcomer, now));
    for (const [at, { tempPath }] of upload.files.entries()) await store.keep(tempPath, rows[at]?.path ?? '');
    return rows;
  }

  async function toUploader(member: Principal | undefined, proof: string | undefined): Promise<Uploader> {
    if (member !== undefined) return { member };
    if (proof === undefined) throw new ApiError(errorCodes.signInRequired);
    const newcomer = await findNewcomer(proof, await clock.now());
    if (newcomer === undefined) throw new ApiError(errorCodes.proofExpired);
    return { newcomer };
  }

  route(
    app,
    context,
    filesUpload,
    async ({ member, request }) => {
      const now = await clock.now();
      let uploader: Uploader | undefined;
      const admit: Admission = async ({ joinProof, kind }) => {
        uploader = await toUploader(member, joinProof);
        if (uploader.newcomer !== undefined && kind !== 'profile') throw new ApiError(errorCodes.signInRequired);
        await limits.take('upload', uploader.member?.memberUid ?? uploader.newcomer ?? '', now);
      };
      if (member === undefined && !request.isMultipart()) throw new ApiError(errorCodes.signInRequired);
      return receiveFiles(request, store, admit, async (upload) => {
        const rows =
          uploader?.newcomer === undefined
            ? await keepFiles(upload, member?.memberUid ?? '', now)
            : await keepJoinPicture(upload, uploader.newcomer, now);
        return { list: rows.map((row) => links.toFileRef(row, now)), cnt_total: rows.length };
      });
    },
    { handlerTimeoutMs: uploadTimeoutMs },
  );

  route(app, context, filesRemove, async ({ member, params: { fileUid }, write }) => {
    const result = await write((trx) => repository.takeBack(trx, fileUid, member.memberUid, member.now));
    if (result === 'missing') throw new ApiError(errorCodes.notFound);
    if (result === 'attached') throw new ApiError(errorCodes.forbidden);
    return {};
  });

  async function toViewer(request: FastifyRequest, subject: string): Promise<Viewer> {
    const { principal } = request;
    const now = await clock.now();
    return {
      memberUid: principal?.memberUid ?? null,
      isStaff: principal !== undefined && principal.role !== 'MEMBER',
      isSigned: links.isSigned(subject, request.query as FileQuery, now),
      now,
    };
  }

  async function findFile(request: FastifyRequest): Promise<FileRow | undefined> {
    const { fileUid } = request.query as FileQuery;
    if (fileUid === undefined || !z.safeParse(uuid, fileUid).success) return undefined;
    const file = await repository.findReadable(fileUid, await toViewer(request, fileUid));
    return file !== undefined && isSample(file) && config.mode !== 'demo' ? undefined : file;
  }

  const missing = (reply: FastifyReply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('요청하신 파일을 찾을 수 없습니다.');

  /** Headers that hold whatever the bytes are. */
  function secure(reply: FastifyReply, mime: string): FastifyReply {
    return reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', mime === 'application/pdf' ? pdfPolicy : filePolicy)
      .header('cross-origin-resource-policy', 'same-origin')
      .header('cache-control', 'private, no-cache');
  }

  function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: FileBytes): FastifyReply {
    reply.header('accept-ranges', 'bytes');
    const range = readRange(request.headers.range, bytes.size);
    if (range === 'bad') return reply.code(416).header('content-range', `bytes */${bytes.size}`).send();
    if (range === undefined) return reply.header('content-length', bytes.size).send(bytes.read());
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${bytes.size}`)
      .header('content-length', range.end - range.start + 1)
      .send(bytes.read(range));
  }

  const reading = { config: { access: 'optional' as const }, handlerTimeout: uploadTimeoutMs };

  app.get('/file/download', reading, async (request, reply) => {
    const file = await findFile(request);
    const bytes = file && (await openBytes(file, store));
    if (file === undefined || bytes === undefined) return missing(reply);
    if (request.method === 'GET' && request.headers.range === undefined)
      await repository.countDownload([file.file_uid]);
    secure(reply, '').type(toMime(file.mime)).header('content-disposition', toContentDisposition(file.org_nm));
    return sendBytes(request, reply, bytes);
  });

  /** The small picture of a width, made on the first request for it. */
  async function toSmallPicture(file: FileRow, width: number): Promise<string> {
    const key = toViewKey(file.path, width);
    if (await store.has(key)) return key;
    const running =
      shrinking.get(key) ??
      (async () => {
        const temp = await store.createTempPath('webp');
        try {
          await shrinkPicture(await store.load(file.path), temp, width);
          await store.keep(temp, key);
        } finally {
          await store.discard(temp);
          shrinking.delete(key);
        }
      })();
    shrinking.set(key, running);
    await running;
    return key;
  }

  app.get('/file/view', reading, async (request, reply) => {
    const file = await findFile(request);
    const bytes = file && (await openBytes(file, store));
    if (file === undefined || bytes === undefined || !isViewable(file.mime)) return missing(reply);
    const { w } = request.query as FileQuery;
    const disposition = toContentDisposition(file.org_nm, 'inline');
    if (w === undefined || !file.mime.startsWith('image/') || isSample(file)) {
      secure(reply, file.mime).type(toMime(file.mime)).header('content-disposition', disposition);
      return sendBytes(request, reply, bytes);
    }
    const key = await toSmallPicture(file, toViewWidth(Number(w) || 0));
    return secure(reply, 'image/webp').type('image/webp').send(store.read(key));
  });

  app.get('/file/bundle', reading, async (request, reply) => {
    const { refType = '', refUid = '' } = request.query as FileQuery;
    const viewer = await toViewer(request, toBundleSubject(refType, refUid));
    const files = await repository.listReadable(refType, refUid, viewer);
    const found = await Promise.all(
      files.map(async (file) => ({
        file,
        bytes: isSample(file) && config.mode !== 'demo' ? undefined : await openBytes(file, store),
      })),
    );
    const there = found.flatMap(({ file, bytes }) => (bytes === undefined ? [] : [{ file, bytes }]));
    if (there.length === 0) return missing(reply);
    if (request.method === 'GET') await repository.countDownload(there.map(({ file }) => file.file_uid));
    const names = toUniqueNames(there.map(({ file }) => file.org_nm));
    const sources = there.map(({ bytes }, at) => ({
      name: names[at] ?? '',
      size: bytes.size,
      open: () => bytes.read(),
    }));
    return secure(reply, 'application/zip')
      .type('application/zip')
      .header('content-disposition', toContentDisposition('첨부파일.zip'))
      .send(Readable.from(streamZip(sources)));
  });
}
