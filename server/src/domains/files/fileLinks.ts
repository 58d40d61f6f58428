import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileRef } from '@haesol/shared/contracts';
import type { Secrets } from '../../secrets.ts';
import { isViewable } from './fileTypes.ts';

/** Pictures and downloads send no bearer: who may see a thing gets links that open its files for this long. */
const lifetimeSec = 600;
const thumbWidth = 320;

export interface FileFacts {
  readonly file_uid: string;
  readonly org_nm: string;
  readonly ext: string;
  readonly mime: string;
  readonly size: number;
}

interface Signature {
  readonly exp?: string | undefined;
  readonly sig?: string | undefined;
}

export interface FileLinks {
  /** With links that open a file for whoever holds them; see {@link toPublicFileRef} for those that need none. */
  toFileRef(file: FileFacts, now: Date): FileRef;
  /** All files of a thing in one zip. */
  toBundleUrl(refType: string, refUid: string, now: Date): string;
  isSigned(subject: string, signature: Signature, now: Date): boolean;
}

export const toBundleSubject = (refType: string, refUid: string): string => `${refType}:${refUid}`;

function toRef({ file_uid: fileUid, org_nm: orgNm, ext, mime, size }: FileFacts, query: string): FileRef {
  const view = `/file/view?fileUid=${fileUid}`;
  return {
    fileUid,
    orgNm,
    ext,
    mime,
    size,
    url: `/file/download?fileUid=${fileUid}${query}`,
    viewUrl: isViewable(mime) ? `${view}${query}` : null,
    thumbUrl: mime.startsWith('image/') ? `${view}&w=${thumbWidth}${query}` : null,
  };
}

/** A file that everybody may read, with plain links. */
export const toPublicFileRef = (file: FileFacts): FileRef => toRef(file, '');

export function createFileLinks(secrets: Secrets): FileLinks {
  const key = secrets.derive('file-links');
  const toSignature = (subject: string, exp: number) =>
    createHmac('sha256', key).update(`${subject}\n${exp}`).digest('base64url');

  function toQuery(subject: string, now: Date): string {
    // To the minute: answers of one minute are the same.
    const exp = Math.floor((now.getTime() / 1000 + lifetimeSec) / 60) * 60;
    return `&exp=${exp}&sig=${toSignature(subject, exp)}`;
  }

  return {
    toFileRef: (file, now) => toRef(file, toQuery(file.file_uid, now)),
    toBundleUrl(refType, refUid, now) {
      const query = toQuery(toBundleSubject(refType, refUid), now);
      return `/file/bundle?refType=${refType}&refUid=${encodeURIComponent(refUid)}${query}`;
    },
    isSigned(subject, { exp = '', sig = '' }, now) {
      const until = Number(exp);
      if (!Number.isInteger(until) || until * 1000 <= now.getTime()) return false;
      const wanted = Buffer.from(toSignature(subject, until));
      const given = Buffer.from(sig);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
