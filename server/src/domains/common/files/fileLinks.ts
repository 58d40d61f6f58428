import { createHmac } from 'node:crypto';
import type { FileRef } from '@haesol/contracts/common';
import { isEqual } from '../../../http/constantTime.ts';
import type { Secrets } from '../../../http/secrets.ts';
import { isViewable } from './fileTypes.ts';

/** Validity of signed links. Requests of pictures and downloads have no bearer token, so readers of a resource get such links. */
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
  /** Adds signed links, which open the file without a session; see {@link toPublicFileRef} for public files. */
  toFileRef(file: FileFacts, now: Date): FileRef;
  /** Returns the URL of a zip with all files of a resource; see {@link toPublicBundleUrl} for public ones. */
  toBundleUrl(refType: string, refUid: string, now: Date): string;
  /** Returns `&exp=…&sig=…` for the URL of another resource that a browser opens without a bearer token. */
  toQuery(subject: string, now: Date): string;
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

/** Returns a public file, with links that need no signature. */
export const toPublicFileRef = (file: FileFacts): FileRef => toRef(file, '');

/** Returns the URL of a zip with all files of a public resource. It has no signature, so that it ends when the resource becomes private. */
export const toPublicBundleUrl = (refType: string, refUid: string): string =>
  `/file/bundle?refType=${refType}&refUid=${encodeURIComponent(refUid)}`;

/** Returns the signed subject of a link, with the member of staff for whom it is. */
export const toReaderSubject = (subject: string, staffUid: string | undefined): string =>
  staffUid === undefined ? subject : `${subject}\n${staffUid}`;

/** @param staffUid signs the links for a member of staff, whose looks at personal data are recorded when a link is opened */
export function createFileLinks(secrets: Secrets, staffUid?: string): FileLinks {
  const key = secrets.derive('file-links');
  const toSignature = (subject: string, exp: number) =>
    createHmac('sha256', key).update(`${subject}\n${exp}`).digest('base64url');

  function toQuery(subject: string, now: Date): string {
    // Rounded to the minute, so that responses within a minute are equal.
    const exp = Math.floor((now.getTime() / 1000 + lifetimeSec) / 60) * 60;
    const reader = staffUid === undefined ? '' : `&by=${staffUid}`;
    return `${reader}&exp=${exp}&sig=${toSignature(toReaderSubject(subject, staffUid), exp)}`;
  }

  return {
    toQuery,
    toFileRef: (file, now) => toRef(file, toQuery(file.file_uid, now)),
    toBundleUrl(refType, refUid, now) {
      return `${toPublicBundleUrl(refType, refUid)}${toQuery(toBundleSubject(refType, refUid), now)}`;
    },
    isSigned(subject, { exp = '', sig = '' }, now) {
      const until = Number(exp);
      if (!Number.isInteger(until) || until * 1000 <= now.getTime()) return false;
      return isEqual(toSignature(subject, until), sig);
    },
  };
}
