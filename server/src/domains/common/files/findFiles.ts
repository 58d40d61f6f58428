import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { type FileBytes, isSample, openBytes } from './fileBytes.ts';
import { createFileLinks, toBundleSubject, toReaderSubject } from './fileLinks.ts';
import { type AttachedFile, createFileRepository, type Viewer } from './repository.ts';
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
  /** Member of staff for whom the link was signed. */
  readonly by?: string;
}

export interface ReadableFile {
  readonly file: AttachedFile;
  readonly bytes: FileBytes;
  /** Member of staff for whom the link was signed. */
  readonly staffUid: string | undefined;
}

interface SignedViewer extends Viewer {
  readonly staffUid: string | undefined;
}

/** Finds files that the requester may read, by session or by a signed link, and whose bytes exist. */
export function createFileFinder({ clock, config, db, secrets }: AppContext, store: FileStore) {
  const repository = createFileRepository(db);
  const links = createFileLinks(secrets);

  async function toViewer({ principal, query }: FastifyRequest, subject: string): Promise<SignedViewer> {
    const now = await clock.now();
    const { by, ...signature } = query as FileQuery;
    const isSigned = links.isSigned(toReaderSubject(subject, by), signature, now);
    return {
      memberUid: principal?.memberUid ?? null,
      areas: principal?.areas ?? {},
      isSigned,
      staffUid: isSigned ? by : undefined,
      now,
    };
  }

  async function open(file: AttachedFile, staffUid: string | undefined): Promise<ReadableFile | undefined> {
    if (isSample(file) && config.mode !== 'demo') return undefined;
    const bytes = await openBytes(file, store);
    return bytes && { file, bytes, staffUid };
  }

  return {
    /** Returns the file of `?fileUid=`. */
    async findFile(request: FastifyRequest): Promise<ReadableFile | undefined> {
      const { fileUid } = request.query as FileQuery;
      if (fileUid === undefined || !z.safeParse(uuid, fileUid).success) return undefined;
      const viewer = await toViewer(request, fileUid);
      const file = await repository.findReadable(fileUid, viewer);
      return file && open(file, viewer.staffUid);
    },

    /** Returns all files of the resource of `?refType=&refUid=`. */
    async listBundle(request: FastifyRequest): Promise<ReadableFile[]> {
      const { refType = '', refUid = '' } = request.query as FileQuery;
      const viewer = await toViewer(request, toBundleSubject(refType, refUid));
      const rows = await repository.listReadable(refType, refUid, viewer);
      const files = await Promise.all(rows.map((row) => open(row, viewer.staffUid)));
      return files.filter((file) => file !== undefined);
    },
  };
}
