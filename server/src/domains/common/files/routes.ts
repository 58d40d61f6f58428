import multipart from '@fastify/multipart';
import { errorCodes, fileLimits, filesRemove, filesUpload } from '@haesol/contracts/common';
import { joinPicture } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { createFileLinks } from './fileLinks.ts';
import { openFileStore } from './openFileStore.ts';
import { installFileReading } from './readingRoutes.ts';
import { receiveFiles } from './receiveFiles.ts';
import { createFileRepository } from './repository.ts';
import { storeUpload } from './storeUpload.ts';
import { installSweep, sweepFiles } from './sweep.ts';
import { admitUploader, type JoinProofs } from './uploader.ts';

/** Slow connections need minutes for three files of 20 MB. */
const handlerTimeoutMs = 300_000;

/** Endpoints for uploads and for reading files. */
export async function installFiles(app: FastifyInstance, context: AppContext, proofs: JoinProofs): Promise<void> {
  const { clock, config, db, secrets } = context;
  const store = openFileStore(config);
  const repository = createFileRepository(db);
  const links = createFileLinks(secrets);

  await app.register(multipart, {
    // Above our own limits, whose error messages name the file.
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
  installFileReading(app, context, { store, handlerTimeoutMs });

  route(
    app,
    context,
    filesUpload,
    async ({ member, request }) => {
      if (member === undefined && !request.isMultipart()) throw new ApiError(errorCodes.signInRequired);
      return receiveFiles(
        request,
        store,
        (fields) => admitUploader(context, proofs, member, fields),
        async (upload, uploader) => {
          const now = await clock.now();
          const rows = await storeUpload(context, store, { upload, uploader, now });
          return { list: rows.map((row) => links.toFileRef(row, now)), cnt_total: rows.length };
        },
      );
    },
    { handlerTimeoutMs },
  );

  route(
    app,
    context,
    joinPicture,
    async ({ request }) => {
      const cookie = proofs.read(request);
      if (!request.isMultipart()) throw new ApiError(errorCodes.proofExpired);
      return receiveFiles(
        request,
        store,
        ({ joinProof = cookie }) => {
          if (joinProof === undefined) throw new ApiError(errorCodes.proofExpired);
          return admitUploader(context, proofs, undefined, { joinProof, kind: 'profile' });
        },
        async (upload, uploader) => {
          if (upload.kind !== 'profile') throw new ApiError(errorCodes.fileTypeRefused);
          const now = await clock.now();
          const rows = await storeUpload(context, store, { upload, uploader, now });
          return { list: rows.map((row) => links.toFileRef(row, now)), cnt_total: rows.length };
        },
      );
    },
    { handlerTimeoutMs },
  );

  route(app, context, filesRemove, async ({ member, params: { fileUid }, write }) => {
    const result = await write((trx) => repository.takeBack(trx, fileUid, member.memberUid, member.now));
    if (result === 'missing') throw new ApiError(errorCodes.notFound);
    if (result === 'attached') throw new ApiError(errorCodes.forbidden);
    return {};
  });
}
