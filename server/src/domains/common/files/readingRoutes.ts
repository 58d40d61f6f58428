import type { ContentLocale } from '@haesol/contracts/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { readBrowserLanguage } from '../../../http/browserLanguage.ts';
import { sendExpiredLink } from '../../../http/expiredLink.ts';
import { createStaffPass } from '../../../http/plugins/staffPass.ts';
import { toContentLocale } from '../text/translation.ts';
import { toContentDisposition } from './contentDisposition.ts';
import { isSample } from './fileBytes.ts';
import { isViewable } from './fileTypes.ts';
import { createFileFinder, type FileQuery } from './findFiles.ts';
import { toViewWidth, widestView } from './pictures.ts';
import { recordLook } from './recordLook.ts';
import { createFileRepository } from './repository.ts';
import { protectFile, sendBytes } from './sendFile.ts';
import type { FileStore } from './store.ts';
import { createThumbnails } from './thumbnails.ts';
import { streamZip, toUniqueNames } from './zipStream.ts';

function toContentType(mime: string): string {
  return mime.startsWith('text/') ? `${mime}; charset=utf-8` : mime;
}

const sendMissing = (request: FastifyRequest, reply: FastifyReply) =>
  sendExpiredLink(request, reply, '요청하신 파일을 찾을 수 없습니다.');

/** Names of a zip with all files, by language. */
const bundleNames: Readonly<Record<ContentLocale, string>> = {
  ko: '첨부파일.zip',
  en: 'Attachments.zip',
  ja: '添付ファイル.zip',
  'zh-CN': '附件.zip',
  'zh-TW': '附件.zip',
};

/** Download, view and zip of files. The response is bytes, so a failure is a plain status without an envelope. */
export function installFileReading(
  app: FastifyInstance,
  context: AppContext,
  { store, handlerTimeoutMs }: { readonly store: FileStore; readonly handlerTimeoutMs: number },
): void {
  const { findFile, listBundle } = createFileFinder(context, store);
  const repository = createFileRepository(context.db);
  const getThumbnail = createThumbnails(store);
  const pass = createStaffPass(context);
  const options = { config: { access: 'optional' as const }, handlerTimeout: handlerTimeoutMs };

  app.get('/file/download', options, async (request, reply) => {
    const found = await findFile(request);
    if (found === undefined) return sendMissing(request, reply);
    const { file, bytes } = found;
    await recordLook(context, request, [file], found.staffUid);
    if (request.method === 'GET' && request.headers.range === undefined) {
      await repository.countDownload([file.file_uid]);
    }
    protectFile(reply).type(toContentType(file.mime)).header('content-disposition', toContentDisposition(file.org_nm));
    return sendBytes(request, reply, bytes);
  });

  app.get('/file/view', options, async (request, reply) => {
    const found = await findFile(request);
    if (found === undefined || !isViewable(found.file.mime)) return sendMissing(request, reply);
    const { file, bytes } = found;
    await recordLook(context, request, [file], found.staffUid);
    const { w } = request.query as FileQuery;
    if (w !== undefined && file.mime.startsWith('image/') && !isSample(file)) {
      const key = await getThumbnail(file.path, toViewWidth(Number(w) || 0));
      return protectFile(reply).type('image/webp').send(store.read(key));
    }
    protectFile(reply)
      .type(toContentType(file.mime))
      .header('content-disposition', toContentDisposition(file.org_nm, 'inline'));
    return sendBytes(request, reply, bytes);
  });

  app.get('/file/picture/:fileUid', options, async (request, reply) => {
    const now = await context.clock.now();
    const { fileUid } = request.params as { readonly fileUid: string };
    const file = z.safeParse(z.uuid(), fileUid).success ? await repository.findPicture(fileUid, now) : undefined;
    // The pass, since an element of a page sends no token: drafts and previews show pictures to staff alone.
    if (file === undefined || !(file.is_shown || pass.read(request, now) !== undefined)) {
      return sendMissing(request, reply);
    }
    const { w } = request.query as FileQuery;
    const key = await getThumbnail(file.path, toViewWidth(Number(w) || widestView));
    protectFile(reply).type('image/webp');
    // The bytes of an address never change; after a week those of withdrawn content are gone, too.
    if (file.is_shown) reply.header('cache-control', 'public, max-age=604800, immutable');
    return reply.send(store.read(key));
  });

  app.get('/file/bundle', options, async (request, reply) => {
    const found = await listBundle(request);
    if (found.length === 0) return sendMissing(request, reply);
    await recordLook(
      context,
      request,
      found.map(({ file }) => file),
      found[0]?.staffUid,
    );
    if (request.method === 'GET') await repository.countDownload(found.map(({ file }) => file.file_uid));
    const names = toUniqueNames(found.map(({ file }) => file.org_nm));
    const entries = found.map(({ file, bytes }, at) => ({
      name: names[at] ?? file.org_nm,
      size: bytes.size,
      open: () => bytes.read(),
    }));
    return protectFile(reply)
      .type('application/zip')
      .header('content-disposition', toContentDisposition(bundleNames[toContentLocale(readBrowserLanguage(request))]))
      .send(streamZip(entries));
  });
}
