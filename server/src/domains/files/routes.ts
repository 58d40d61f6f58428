import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../context.ts';
import { createSampleFile } from '../../sample/sampleFile.ts';
import { toContentDisposition } from './contentDisposition.ts';

interface FileRow {
  file_uid: string;
  org_nm: string;
  mime: string;
  path: string;
}

const uuid = z.uuid();
const samplePath = z.tuple([z.string(), z.string(), z.string()]);

/**
 * Public files alone: those of a post that stands on a board. Answers are bytes, so failures are plain statuses.
 */
export default async function fileRoutes(app: FastifyInstance, { db, clock, config }: AppContext): Promise<void> {
  app.get('/file/download', { config: { access: 'public' } }, async (request, reply) => {
    const { fileUid } = request.query as { fileUid?: string };
    const missing = () => reply.code(404).type('text/plain; charset=utf-8').send('요청하신 파일을 찾을 수 없습니다.');
    if (!z.safeParse(uuid, fileUid).success) return missing();
    const now = await clock.now();
    const { rows } = await sql<FileRow>`
      select f.file_uid, f.org_nm, f.mime, f.path from file f
      join post p on f.ref_type = 'POST' and f.ref_uid = p.post_uid and p.deleted_at is null and p.created_at <= ${now}
      where f.file_uid = ${fileUid}`.execute(db);
    const [file] = rows;
    if (file === undefined || config.mode !== 'demo' || !file.path.startsWith('sample/')) return missing();
    const [ext, title, text] = samplePath.parse(JSON.parse(file.path.slice('sample/'.length)));
    if (request.method === 'GET') {
      await sql`update file set download_cnt = download_cnt + 1 where file_uid = ${file.file_uid}`.execute(db);
    }
    return reply
      .type(file.mime.startsWith('text/') ? `${file.mime}; charset=utf-8` : file.mime)
      .header('content-disposition', toContentDisposition(file.org_nm))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-cache')
      .send(Buffer.from(createSampleFile(ext, title, text)));
  });
}
