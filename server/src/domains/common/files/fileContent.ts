import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type ErrorCode, errorCodes, type FileExtension, toErrorMessage } from '@haesol/contracts/common';
import sharp from 'sharp';
import { ApiError } from '../../../http/apiError.ts';
import { fileTypes } from './fileTypes.ts';
import { hasPdfAction } from './pdfActions.ts';
import { findZipFault, isZip } from './zipContent.ts';

/** Includes every frame of an animation. */
const maxPixels = 120_000_000;
const maxPages = 500;

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Names of streams that identify the program that wrote this container. */
const oleMarks: Readonly<Record<string, readonly Buffer[]>> = {
  hwp: [Buffer.from('HWP Document File')],
  doc: [utf16('WordDocument')],
  xls: [utf16('Workbook'), utf16('Book')],
  ppt: [utf16('PowerPoint Document')],
};
const pictureFormats: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
};
const lockedText = '암호가 걸린 파일입니다. 암호를 푼 뒤 첨부해 주세요.';
const unsafeText = '압축을 풀 수 없거나 너무 큰 파일입니다. 다시 저장하거나 압축한 뒤 첨부해 주세요.';
/** EICAR test file: harmless, and refused so that virus protection can be tested. */
const scannerTest = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR'].join(''));

async function readStart(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Searches for byte strings without reading the whole file into memory. */
async function contains(path: string, wanted: readonly Buffer[]): Promise<boolean> {
  const overlap = Math.max(...wanted.map((bytes) => bytes.length)) - 1;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const window = Buffer.concat([rest, chunk]);
    if (wanted.some((bytes) => window.includes(bytes))) return true;
    rest = window.subarray(Math.max(0, window.length - overlap));
  }
  return false;
}

async function isPicture(path: string, ext: FileExtension): Promise<boolean> {
  try {
    const { format, width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
    return format === pictureFormats[ext] && pages <= maxPages && width * height * pages <= maxPixels;
  } catch {
    // Not a picture, or not decodable to its end.
    return false;
  }
}

async function decodes(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what programs have and texts have not
      if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) return false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** One letter of ASCII or of two bytes in CP949, which Korean Windows writes; the decoder `euc-kr` of Node knows fewer syllables. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: ends of lines and the tab
const cp949 = /^(?:[\x09-\x0d\x1b\x20-\x7f]|[\x81-\xfe][\x41-\x5a\x61-\x7a\x81-\xfe])*/;

async function isCp949(path: string): Promise<boolean> {
  let rest = '';
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = rest + chunk.toString('latin1');
    rest = text.slice(cp949.exec(text)?.[0].length ?? 0);
    // A letter may be divided between two chunks.
    if (rest.length > 1) return false;
  }
  return rest === '';
}

async function isText(path: string): Promise<boolean> {
  const start = await readStart(path, 2);
  if (start.equals(Buffer.from([0xff, 0xfe]))) return decodes(path, 'utf-16le');
  if (start.equals(Buffer.from([0xfe, 0xff]))) return decodes(path, 'utf-16be');
  return (await decodes(path, 'utf-8')) || (await isCp949(path));
}

/**
 * Returns true for the start of a PDF. Printers, mail programs and scanners write lines or bytes of their own before the header,
 * for which viewers search the first 1,024 bytes. A page of HTML that contains a PDF is refused.
 */
function isPdfStart(start: string): boolean {
  const at = start.search(/%PDF-\d/);
  return at !== -1 && !/<[!?/a-z]/i.test(start.slice(0, at));
}

/** Returns true for an OLE container with one of these byte strings. */
async function isOleWith(path: string, wanted: readonly Buffer[]): Promise<boolean> {
  const start = await readStart(path, oleSignature.length);
  return start.equals(oleSignature) && contains(path, wanted);
}

async function isWhatItSays(path: string, ext: FileExtension): Promise<boolean> {
  const start = await readStart(path, 1_024);
  switch (fileTypes[ext].family) {
    case 'picture':
      return isPicture(path, ext);
    case 'pdf':
      return isPdfStart(start.toString('latin1'));
    case 'ole':
      if (ext === 'hwp' && start.toString('latin1').startsWith('HWP Document File V3.')) return true;
      return isOleWith(path, oleMarks[ext] ?? []);
    case 'zip':
      return start.toString('latin1').startsWith('PK') || (await isZip(path));
    case 'text':
      return isText(path);
  }
}

export function refuseFile(code: ErrorCode, orgNm: string, message = toErrorMessage(code)): ApiError {
  const fieldErrors = [{ field: 'files', code: 'custom', message }];
  return new ApiError(code, { message, data: { orgNm, fieldErrors } });
}

/** Refuses a zip that is not safe, or a document that is not that of its extension. @throws {ApiError} */
async function checkZip(path: string, ext: FileExtension, orgNm: string): Promise<void> {
  const fault = await findZipFault(path, ext);
  if (fault === undefined) return;
  if (fault === 'locked') throw refuseFile(errorCodes.fileTypeRefused, orgNm, lockedText);
  if (fault === 'mismatch') throw refuseFile(errorCodes.fileContentMismatch, orgNm);
  const reason = fault === 'unsafe' ? unsafeText : `첨부할 수 없는 파일이 들어 있습니다: ${fault.forbidden}`;
  throw refuseFile(errorCodes.fileContentMismatch, orgNm, reason);
}

/**
 * Checks that the extension matches the content, and that the content is not executable.
 * @throws {ApiError} `4134`, or `4133` for content that is never accepted
 */
export async function checkContent(path: string, ext: FileExtension, orgNm: string): Promise<void> {
  if ((await readStart(path, 512)).includes(scannerTest)) throw refuseFile(errorCodes.fileTypeRefused, orgNm);
  const { family } = fileTypes[ext];
  if (!(await isWhatItSays(path, ext))) {
    // Office wraps a document with a password in another container.
    const isLocked = family === 'zip' && (await isOleWith(path, [utf16('EncryptedPackage')]));
    if (isLocked) throw refuseFile(errorCodes.fileTypeRefused, orgNm, lockedText);
    throw refuseFile(errorCodes.fileContentMismatch, orgNm);
  }
  if (family === 'zip') await checkZip(path, ext, orgNm);
  if (ext === 'pdf' && (await hasPdfAction(path))) {
    throw refuseFile(errorCodes.fileTypeRefused, orgNm, '실행 기능이 들어 있는 PDF는 첨부할 수 없습니다.');
  }
}
