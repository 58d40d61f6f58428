import * as z from 'zod/mini';
import { emptyObject, uid } from './common.ts';
import { defineEndpoint, listOf } from './endpoint.ts';
import { fileRef } from './values.ts';

/** `image` and `profile` accept only images; `attach` accepts documents and images. */
export const fileKinds = ['image', 'attach', 'profile'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Limits for one field of a form (specification §5); the size is in bytes and inclusive. */
export const fileLimits = { maxBytes: 20 * 1024 * 1024, maxCount: 3, maxProfileBytes: 5 * 1024 * 1024 } as const;
/** Converts a limit to the unit that messages use. */
export const toMegabytes = (bytes: number): number => bytes / 1024 / 1024;

const pictureExtensions = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const;
const documentExtensions = [
  'pdf',
  'hwp',
  'hwpx',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'odt',
  'ods',
  'odp',
  'txt',
  'csv',
  'zip',
] as const;

export type FileExtension = (typeof pictureExtensions)[number] | (typeof documentExtensions)[number];

/** Allowed extensions: a closed list. */
export const fileExtensions: Readonly<Record<FileKind, readonly FileExtension[]>> = {
  image: pictureExtensions,
  profile: pictureExtensions,
  attach: [...documentExtensions, ...pictureExtensions],
};

const uploadedPicture = /\/file\/picture\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/g;

/** Returns the address of a picture that staff have uploaded; `?w=` asks for a width. */
export const toPictureUrl = (fileUid: string): string => `/file/picture/${fileUid}`;

/** Returns the uploads whose addresses a text has, each once. @param text an address, or HTML with pictures */
export const pictureUids = (text: string): string[] => [
  ...new Set([...text.matchAll(uploadedPicture)].map(([, uid = '']) => uid)),
];

/** Files of one field of a form, by their ids. */
export const attachedUids = z._default(
  z
    .array(uid)
    .check(z.maxLength(fileLimits.maxCount, { error: `파일은 최대 ${fileLimits.maxCount}개까지 첨부할 수 있습니다.` })),
  [],
);

/**
 * Multipart: `files` (at most three), `kind`, `refType`. Only the member can see the files until a form that refers to them is
 * saved; unreferenced files are deleted after 24 hours. During sign-up one picture is sent with `kind=profile` and, before it,
 * `joinProof`: the token of the verified mailbox or the ticket of the social account.
 */
export const filesUpload = defineEndpoint({
  name: 'file.upload',
  method: 'POST',
  path: '/file/uploadFile',
  access: 'optional',
  language: 'none',
  response: listOf(fileRef),
  summary: 'Takes up to three files of 20 MB; their type is that of their content.',
});

export const filesRemove = defineEndpoint({
  name: 'file.remove',
  method: 'DELETE',
  path: '/file/{fileUid}',
  access: 'member',
  language: 'none',
  params: z.object({ fileUid: uid }),
  response: emptyObject,
  summary: 'Deletes an upload that belongs to no saved form.',
});
