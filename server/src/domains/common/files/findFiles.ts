import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { type FileBytes, isSample, openBytes } from './fileBytes.ts';
import { createFileLinks, toBundleSubject } from './fileLinks.ts';
import { createFileRepository, type FileRow, type Viewer } from './repository.ts';
import type { FileStore } from './store.ts';

const uuid = z.uuid();

export interface FileQuery {
  readonly fileUid?: string;
  /** Width of a thumbnail. */
  readonly w?: string;
  readonly refType?: string;
  readonly refUid?: string;
  readonly exp?: string;
  readonly sig?: string;
}

export interface ReadableFile {
  readonly file: FileRow;
  readonly bytes: FileBytes;
}

/** Finds files that the requester may read, by session or by a signed link, and whose bytes exist. */
export function createFileFinder({ clock, config, db, secrets }: AppContext, store: FileStore) {
  const repository = createFileRepository(db);
  const links = createFileLinks(secrets);

  async function toViewer({ principal, query }: FastifyRequest, subject: string): Promise<Viewer> {
    const now = await clock.now();
    return {
      memberUid: principal?.memberUid ?? null,
      areas: principal?.areas ?? {},
      isSigned: links.isSigned(subject, query as FileQuery, now),
      now,
    };
  }

  async function open(file: FileRow): Promise<ReadableFile | undefined> {
    if (isSample(file) && config.mode !== 'demo') return undefined;
    const bytes = await openBytes(file, store);
    return bytes && { file, bytes };
  }

  return {
    /** Returns the file of `?fileUid=`. */
    async findFile(request: FastifyRequest): Promise<ReadableFile | undefined> {
      const { fileUid } = request.query as FileQuery;
      if (fileUid === undefined || !z.safeParse(uuid, fileUid).success) return undefined;
      const file = await repository.findReadable(fileUid, await toViewer(request, fileUid));
      return file && open(file);
    },

    /** Returns all files of the resource of `?refType=&refUid=`. */
    async listBundle(request: FastifyRequest): Promise<ReadableFile[]> {
      const { refType = '', refUid = '' } = request.query as FileQuery;
      const viewer = await toViewer(request, toBundleSubject(refType, refUid));
      const files = await Promise.all((await repository.listReadable(refType, refUid, viewer)).map(open));
      return files.filter((file) => file !== undefined);
    },
  };
}
