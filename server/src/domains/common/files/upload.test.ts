import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type FileExtension, fileExtensions, fileLimits } from '@haesol/contracts/common';
import { jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { Principal } from '../../../http/context.ts';
import { openTestApp, type SignedIn, signIn, type TestApp } from '../../../testing/testApp.ts';
import { dropWhenSlow } from './receiveFiles.ts';
import {
  aDocx,
  aGif,
  aHwpx,
  aMovingGif,
  anOdt,
  anOle,
  aPackedHwpx,
  aPdf,
  aPdfStream,
  aPhoto,
  aPng,
  aZip,
  multipartType,
  toMultipart,
  toUploadRequest,
  type UploadPart,
} from './testUploads.ts';

const limit = 20 * 1024 * 1024;
const text = (length: number) => Buffer.alloc(length, 'a');
/** Reads a document that LibreOffice 7.4 wrote, Info-ZIP with a password, or `gsf` with the streams of Hancom Office. */
const aDocument = (name: string) => readFile(new URL(`./testDocuments/${name}`, import.meta.url));
const euckr = Buffer.from([0xc7, 0xd8, 0xbc, 0xd6]);
const utf16 = (value: string) => Buffer.from(value, 'utf16le');

type Kind = 'attach' | 'image' | 'profile';

interface Case {
  readonly title: string;
  readonly parts: () => UploadPart[] | Promise<UploadPart[]>;
  readonly kind?: Kind;
  readonly code: string;
  /** @default any in Korean */
  readonly message?: RegExp;
  /** Stored name of the first file. */
  readonly orgNm?: string;
}

const one = (name: string, bytes: Uint8Array): UploadPart[] => [{ name, bytes }];
/** Appends bytes after the end of a picture, up to a size. */
const padded = (bytes: Buffer, size: number) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
const some = (count: number): UploadPart[] =>
  Array.from({ length: count }, (_unused, index) => ({ name: `메모 ${index}.txt`, bytes: text(3) }));

const cases: readonly Case[] = [
  { title: 'an empty file', parts: () => one('빈 파일.txt', text(0)), code: '4133' },
  { title: 'one byte', parts: () => one('a.txt', text(1)), code: '200' },
  { title: 'exactly 20 MB', parts: () => one('a.txt', text(limit)), code: '200' },
  { title: 'one byte more than 20 MB', parts: () => one('a.txt', text(limit + 1)), code: '4131' },
  { title: 'three files', parts: () => some(3), code: '200' },
  { title: 'four files', parts: () => some(4), code: '4132' },
  {
    title: 'three and three over two fields',
    parts: () => some(6).map((part, at) => ({ ...part, field: at < 3 ? 'files' : 'more' })),
    code: '4132',
  },
  { title: 'thirty parts', parts: () => some(30), code: '4132' },
  { title: 'no file', parts: () => [], code: '4000' },
  { title: 'a path for a name', parts: () => one('../../etc/passwd', text(3)), code: '4133' },
  { title: 'a path before a good name', parts: () => one('../../메모.txt', text(3)), code: '200', orgNm: '메모.txt' },
  { title: 'a path of Windows', parts: () => one('..\\..\\C:\\메모.txt', text(3)), code: '200', orgNm: '메모.txt' },
  { title: 'a zero byte in the name', parts: () => one('a.txt\0.jpg', text(3)), code: '4134' },
  {
    title: 'a name of 255 letters',
    parts: () => one(`${'가'.repeat(255)}.txt`, text(3)),
    code: '200',
    orgNm: `${'가'.repeat(65)}.txt`,
  },
  {
    title: 'a name of 4,096 letters',
    parts: () => one(`${'b'.repeat(4_096)}.txt`, text(3)),
    code: '200',
    orgNm: `${'b'.repeat(196)}.txt`,
  },
  { title: 'a name that reads backwards', parts: () => one('\u202Egpj.txt', text(3)), code: '200', orgNm: 'gpj.txt' },
  {
    title: 'a name of parted letters',
    parts: () => one('신청서.txt'.normalize('NFD'), text(3)),
    code: '200',
    orgNm: '신청서.txt',
  },
  { title: 'a second ending that runs', parts: () => one('a.jpg.php', text(3)), code: '4133' },
  { title: 'a file of the web server', parts: () => one('.htaccess', text(3)), code: '4133' },
  { title: 'a device of Windows', parts: () => one('CON.txt', text(3)), code: '200', orgNm: '_CON.txt' },
  { title: 'a name of pictures', parts: () => one('🌲소나무🌲.txt', text(3)), code: '200', orgNm: '🌲소나무🌲.txt' },
  {
    title: 'line ends in the name',
    parts: () => [
      { name: '', bytes: text(3), disposition: 'form-data; name="files"; filename="a%0d%0aSet-Cookie: x.txt"' },
    ],
    code: '200',
    orgNm: 'a%0d%0aSet-Cookie_ x.txt',
  },
  {
    title: 'a name in another coding',
    parts: () => [
      {
        name: '',
        bytes: text(3),
        disposition: 'form-data; name="files"; filename*=UTF-8\'\'%2e%2e%2f%EB%A9%94%EB%AA%A8.txt',
      },
    ],
    code: '200',
    orgNm: '메모.txt',
  },
  {
    title: 'HTML as a picture',
    kind: 'image',
    parts: () => one('a.png', Buffer.from('<html><script>x</script>')),
    code: '4134',
  },
  {
    title: 'a drawing with a script',
    kind: 'image',
    parts: () => one('a.svg', Buffer.from('<svg onload="x()"/>')),
    code: '4133',
  },
  {
    title: 'a drawing named as a picture',
    kind: 'image',
    parts: () => one('a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')),
    code: '4134',
  },
  {
    title: 'a script inside a GIF',
    kind: 'image',
    parts: async () => one('a.gif', Buffer.concat([await aGif(), Buffer.from('*/=1;alert(1)//')])),
    code: '200',
  },
  {
    title: 'a script that begins like a GIF',
    kind: 'image',
    parts: () => one('a.gif', Buffer.from('GIF89a/*\0*/=1;alert(1)')),
    code: '4134',
  },
  { title: 'a document among pictures', kind: 'image', parts: () => one('a.pdf', aPdf()), code: '4133' },
  { title: 'a PDF', parts: () => one('안내.pdf', aPdf()), code: '200' },
  {
    title: 'a PDF that runs a script',
    parts: () => one('a.pdf', aPdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')),
    code: '4133',
  },
  {
    title: 'a PDF that writes its script in numbers',
    parts: () => one('a.pdf', aPdf('/OpenAction << /S /#4aav#61Script /#4AS (app.alert(1)) >>')),
    code: '4133',
  },
  {
    title: 'a PDF that runs a script after its pictures',
    parts: () => one('a.pdf', aPdf(`>> ${aPdfStream('/JS(')} << ${' '.repeat(65_460)} /S /JavaScript`)),
    code: '4133',
  },
  { title: 'a PDF that starts a program', parts: () => one('a.pdf', aPdf('/A << /S /Launch >>')), code: '4133' },
  {
    title: 'a PDF that hides its script behind a comment',
    parts: () =>
      one('a.pdf', Buffer.from('%PDF-1.4\n%>>stream\n1 0 obj <</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>')),
    code: '4133',
  },
  ...['/JS(', '/JS<', '/JS (', '#4aS('].map((bytes) => ({
    title: `a PDF with ${bytes} in compressed data`,
    parts: () => one('a.pdf', aPdf(`>> ${aPdfStream(`${'x'.repeat(70_000)}${bytes}${'x'.repeat(70_000)}`)} <<`)),
    code: '200',
  })),
  ...['/Type /EmbeddedFile', '/LaunchPad 1', '/Title (see /JS(a\\))'].map((more) => ({
    title: `a PDF with ${more}`,
    parts: () => one('a.pdf', aPdf(more)),
    code: '200',
  })),
  { title: 'a program named as a PDF', parts: () => one('a.pdf', Buffer.from('4d5a9000', 'hex')), code: '4134' },
  { title: 'a program', parts: () => one('a.exe', Buffer.from('4d5a9000', 'hex')), code: '4133' },
  {
    title: 'a program named as a text',
    parts: () => one('a.txt', Buffer.from('4d5a900003000000', 'hex')),
    code: '4134',
  },
  { title: 'HWP', parts: () => one('신청서.hwp', anOle(Buffer.from('HWP Document File'))), code: '200' },
  {
    title: 'another program’s file named as HWP',
    parts: () => one('a.hwp', anOle(utf16('WordDocument'))),
    code: '4134',
  },
  { title: 'HWPX', parts: () => one('신청서.hwpx', aHwpx()), code: '200' },
  { title: 'a zip named as HWPX', parts: () => one('a.hwpx', aZip([{ name: 'a.txt', content: 'a' }])), code: '4134' },
  {
    title: 'a page named as a zip',
    parts: () => one('a.zip', Buffer.from('<p>가</p>')),
    code: '4134',
    message: /^파일 내용이 확장자와 일치하지 않/,
  },
  { title: 'DOCX', parts: () => one('계획서.docx', aDocx()), code: '200' },
  {
    title: 'DOCX with a password',
    parts: () => one('a.docx', anOle(utf16('EncryptedPackage'))),
    code: '4133',
    message: /^암호가 걸린 파일/,
  },
  {
    title: 'a zip with a password',
    parts: async () => one('a.zip', await aDocument('locked.zip')),
    code: '4133',
    message: /^암호가 걸린 파일/,
  },
  { title: 'HWP of before 2000', parts: () => one('a.hwp', Buffer.from('HWP Document File V3.00 \x1a')), code: '200' },
  ...[
    ...['\ufeff', '\r\n\n', '\ufeff \n', '\n\ufeff', '\0\0', 'junk\n', '% made by a scanner\n', 'x'.repeat(1_016)],
    '\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n',
    'Content-Type: application/pdf\r\nContent-Transfer-Encoding: binary\r\n\r\n',
    `\0\x05a.pdf${'\0'.repeat(58)}PDF CARO${'<\0'.repeat(28)}`,
  ].map((start) => ({
    title: `a PDF after ${JSON.stringify(start.slice(0, 30))}`,
    parts: () => one('a.pdf', Buffer.concat([Buffer.from(start), aPdf()])),
    code: '200',
  })),
  {
    title: 'a PDF far from the start',
    parts: () => one('a.pdf', Buffer.from(`${' '.repeat(1_024)}%PDF-`)),
    code: '4134',
  },
  {
    title: 'a drawing before a PDF',
    parts: () => one('a.pdf', Buffer.from(`\n<?xml version="1.0"?>${aPdf()}`)),
    code: '4134',
  },
  { title: 'a header without a version', parts: () => one('a.pdf', Buffer.from('\n%PDF-x')), code: '4134' },
  { title: 'a page that contains a PDF', parts: () => one('a.pdf', Buffer.from(`<p>${aPdf()}`)), code: '4134' },
  ...[utf16('\ufeff글'), utf16('\ufeff글').swap16()].map((bytes) => ({
    title: `UTF-16 from ${bytes.toString('hex', 0, 2)}`,
    parts: () => one('a.txt', bytes),
    code: '200',
  })),
  { title: 'a zip named as DOCX', parts: () => one('a.docx', aZip([{ name: 'a.txt', content: 'a' }])), code: '4134' },
  {
    title: 'DOCX with macros',
    parts: () => one('a.docx', aDocx({ name: 'word/vbaProject.bin', content: 'x' })),
    code: '4134',
    message: /들어 있습니다: word\/vbaProject\.bin$/,
  },
  { title: 'ODT', parts: () => one('계획서.odt', anOdt()), code: '200' },
  { title: 'ODT named as ODS', parts: () => one('a.ods', anOdt()), code: '4134' },
  { title: 'a zip named as ODP', parts: () => one('a.odp', aZip([{ name: 'a.txt', content: 'a' }])), code: '4134' },
  {
    title: 'ODT with macros',
    parts: () => one('a.odt', anOdt('', { name: 'Basic/Standard/Module1.xml', content: '<script/>' })),
    code: '4134',
    message: /들어 있습니다: Basic\/Standard\/Module1\.xml$/,
  },
  {
    title: 'ODT with a password',
    parts: () => one('a.odt', anOdt('<manifest:encryption-data manifest:checksum-type="SHA256"/>')),
    code: '4133',
    message: /^암호가 걸린 파일/,
  },
  { title: 'DOCM', parts: () => one('a.docm', aDocx()), code: '4133' },
  {
    title: 'the test file of virus scanners',
    parts: () =>
      one('a.txt', Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))),
    code: '4133',
  },
  {
    title: 'HTA, LNK and ISO',
    parts: () => ['a.hta', 'a.lnk', 'a.iso'].map((name) => ({ name, bytes: text(3) })),
    code: '4133',
  },
  {
    title: 'a table as Excel of Korean Windows saves it',
    // 똠, 뷁
    parts: () => one('표.csv', Buffer.from([0x8c, 0x63, 0x2c, 0x94, 0xee, 0x0d, 0x0a])),
    code: '200',
  },
  { title: 'a letter of Korean Windows cut in half', parts: () => one('표.csv', Buffer.from([0x8c])), code: '4134' },
  { title: 'an old Korean text', parts: () => one('옛글.csv', euckr), code: '200' },
  {
    title: 'a zip bomb',
    parts: () => one('a.zip', aZip([{ name: 'a.txt', content: 'a', claims: 0xffff_0000 }])),
    code: '4134',
    message: /^압축을 풀 수 없거나 너무 큰 파일/,
  },
  {
    title: 'a zip of 100,000 entries',
    parts: () => one('a.zip', aZip(Array.from({ length: 100_000 }, (_unused, at) => ({ name: `${at}` })))),
    code: '4134',
    message: /^압축을 풀 수 없거나 너무 큰 파일/,
  },
  {
    title: 'a zip of 130,000 entries',
    parts: () => one('a.zip', aZip(Array.from({ length: 130_000 }, (_unused, at) => ({ name: `${at}` })))),
    code: '4134',
    message: /^압축을 풀 수 없거나 너무 큰 파일/,
  },
  {
    title: 'a zip of 65,538 entries whose end can only count two',
    parts: () => one('a.zip', aZip(Array.from({ length: 65_538 }, (_unused, at) => ({ name: `${at}` })))),
    code: '4134',
    message: /^압축을 풀 수 없거나 너무 큰 파일/,
  },
  {
    title: 'a zip whose end does not count a program',
    parts: () =>
      one(
        'a.zip',
        aZip(
          [
            { name: 'a.txt', content: 'a' },
            { name: 'b.exe', content: 'MZ' },
          ],
          1,
        ),
      ),
    code: '4134',
    message: /^압축을 풀 수 없거나 너무 큰 파일/,
  },
  {
    title: 'a zip with a page and a drawing',
    parts: () =>
      one(
        'a.zip',
        aZip([
          { name: '보고서.html', content: '<p>가</p>' },
          { name: '도면.svg', content: '<svg/>' },
        ]),
      ),
    code: '200',
  },
  {
    title: 'a zip in a zip',
    parts: () => one('a.zip', aZip([{ name: 'b.zip', content: 'PK' }])),
    code: '4134',
    message: /들어 있습니다: b\.zip$/,
  },
  {
    title: 'a zip that leaves its folder',
    parts: () => one('a.zip', aZip([{ name: '../../a.txt', content: 'a' }])),
    code: '4134',
    message: /^압축을 풀 수 없거나 너무 큰 파일/,
  },
  {
    title: 'a zip with a link',
    parts: () => one('a.zip', aZip([{ name: 'a', content: '/etc/passwd', mode: 0o120777 }])),
    code: '4134',
    message: /^압축을 풀 수 없거나 너무 큰 파일/,
  },
  ...['run.exe', 'a/b.CMD', 'x.lnk', 'y.js. ', 'z.docm', 'run.e\u200bxe'].map((name) => ({
    title: `a zip with ${name}`,
    parts: () => one('a.zip', aZip([{ name, content: 'MZ' }])),
    code: '4134',
    message: /들어 있습니다: \S+\.\w+$/,
  })),
  {
    title: 'a zip whose directory says 10 bytes for 40 MB',
    parts: () => one('a.zip', aZip([{ name: 'a.txt', content: '0'.repeat(40_000_000), claims: 10, isPacked: true }])),
    code: '4134',
    message: /^압축을 풀 수 없거나 너무 큰 파일/,
  },
  {
    title: 'a zip whose directory says as many bytes as are packed',
    parts: () =>
      one('a.zip', aZip([{ name: 'a.txt', content: '0'.repeat(40_000_000), claims: 40_000, isPacked: true }])),
    code: '4134',
    message: /^압축을 풀 수 없거나 너무 큰 파일/,
  },
  {
    title: 'a packed zip',
    parts: () => one('모음.zip', aZip([{ name: '가.txt', content: '가'.repeat(1_000), isPacked: true }])),
    code: '200',
  },
  { title: 'a zip', parts: () => one('모음.zip', aZip([{ name: '가.txt', content: '가' }])), code: '200' },
  {
    title: 'a drawing of 100,000 × 100,000',
    kind: 'image',
    parts: () => one('a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>')),
    code: '4134',
  },
  { title: 'a portrait', kind: 'profile', parts: async () => one('나.jpg', await aPhoto()), code: '200' },
  {
    title: 'a portrait of exactly 5 MB',
    kind: 'profile',
    parts: async () => one('나.png', padded(await aPng(), fileLimits.maxProfileBytes)),
    code: '200',
  },
  {
    title: 'a portrait of one byte more than 5 MB',
    kind: 'profile',
    parts: async () => one('나.png', padded(await aPng(), fileLimits.maxProfileBytes + 1)),
    code: '4131',
  },
  { title: 'an empty portrait', kind: 'profile', parts: () => one('나.png', text(0)), code: '4133' },
  { title: 'a portrait that moves', kind: 'profile', parts: () => one('나.gif', aMovingGif(3)), code: '200' },
  { title: 'a document as a portrait', kind: 'profile', parts: () => one('나.pdf', aPdf()), code: '4133' },
  {
    title: 'a drawing with a script as a portrait',
    kind: 'profile',
    parts: () => one('나.svg', Buffer.from('<svg onload="x()"/>')),
    code: '4133',
  },
  {
    title: 'HTML as a portrait',
    kind: 'profile',
    parts: () => one('나.png', Buffer.from('<html><script>x</script>')),
    code: '4134',
  },
  ...(['image', 'profile'] as const).flatMap((kind) => [
    {
      title: `a picture that fills the memory (${kind})`,
      kind,
      parts: async () => one('나.png', await aPng(12_000, 12_000)),
      code: '4134',
    },
    {
      title: `a picture cut in the middle (${kind})`,
      kind,
      parts: async () => {
        const photo = await aPhoto();
        return one('나.jpg', photo.subarray(0, photo.length / 2));
      },
      code: '4134',
    },
  ]),
];

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

describe('the connection of an upload', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const member = {} as Principal;

  it.each([
    ['a visitor after a minute', undefined, 100_000, 60],
    ['a visitor that is slow', undefined, 400, 5],
    ['a member that is slow', member, 400, 5],
    ['a member never, if fast enough', member, 100_000, undefined],
  ])('is closed for %s', (_who, principal, bytesEachSec, closedAfterSec) => {
    const socket = { bytesRead: 0 };
    let seconds = 0;
    let closedAt: number | undefined;
    const raw = { socket, destroy: () => (closedAt ??= seconds) };
    const stop = dropWhenSlow({ principal, raw } as unknown as FastifyRequest);
    for (seconds = 1; seconds <= 240; seconds += 1) {
      socket.bytesRead += bytesEachSec;
      jest.advanceTimersByTime(1_000);
    }
    stop();

    expect(closedAt).toBe(closedAfterSec);
  });
});

describe('malicious uploads', () => {
  let test: TestApp;
  let student: SignedIn;
  let folder: string;
  let passed = 0;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'uploads-'));
    test = await openTestApp({ sample: true, environment: { HAESOL_DATA_DIR: folder } });
    student = await signIn(test, 'student');
  });
  afterAll(async () => {
    process.stdout.write(`uploads: ${passed} of ${cases.length + 8}\n`);
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  const countRows = async () =>
    Number(
      (await sql<{ count: string }>`select count(*) from file where owner_uid is not null`.execute(test.db)).rows[0]
        ?.count,
    );

  it.each(cases)('$title is $code', async ({ parts, kind = 'attach', code, orgNm, message = /[가-힣]/ }) => {
    const [rows, stored] = [await countRows(), (await listFiles(folder)).length];
    const sent = await parts();

    const response = await test.app.inject(toUploadRequest(sent, { kind }, student.headers));

    const { status, data } = response.json();
    expect(response.statusCode).toBe(200);
    expect(status.code).toBe(code);
    expect(status.message).toMatch(message);
    const kept = code === '200' ? sent.length : 0;
    expect([(await countRows()) - rows, (await listFiles(folder)).length - stored]).toEqual([kept, kept]);
    if (orgNm !== undefined) expect(data.list[0].orgNm).toBe(orgNm);
    passed += 1;
  });

  /** Documents as programs write them, of each type that the site accepts. */
  const documents: Readonly<Record<FileExtension, () => Uint8Array | Promise<Uint8Array>>> = {
    jpg: aPhoto,
    jpeg: aPhoto,
    png: aPng,
    webp: () =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
    gif: aGif,
    pdf: () => aDocument('writer.pdf'),
    hwp: () => aDocument('hancom.hwp'),
    hwpx: aPackedHwpx,
    doc: () => aDocument('writer.doc'),
    docx: () => aDocument('writer.docx'),
    xls: () => aDocument('calc.xls'),
    xlsx: () => aDocument('calc.xlsx'),
    ppt: () => aDocument('impress.ppt'),
    pptx: () => aDocument('impress.pptx'),
    txt: () => Buffer.from('\ufeff메모\r\n'),
    csv: () => Buffer.from('구분,값\n가,1\n'),
    odt: () => aDocument('writer.odt'),
    ods: () => aDocument('calc.ods'),
    odp: () => aDocument('impress.odp'),
    zip: () =>
      aZip(['가.txt', '나.txt', '다/라.txt'].map((name) => ({ name, content: name.repeat(9), isPacked: true }))),
  };

  it.each(fileExtensions.attach)('a document of type %s is downloaded as it was uploaded', async (ext) => {
    const bytes = await documents[ext]();
    const sent = toUploadRequest(one(`문서.${ext}`, bytes), { kind: 'attach' }, student.headers);

    const { data } = (await test.app.inject(sent)).json();
    const { statusCode, rawPayload, headers } = await test.app.inject(data.list[0].url);

    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining(data.list[0].mime)]);
    // Pictures are encoded again.
    if (data.list[0].thumbUrl === null) expect(rawPayload.equals(bytes)).toBe(true);
  });

  it('re-encodes a photograph: upright, without location, camera, profile and trailing data', async () => {
    const photo = Buffer.concat([await aPhoto(), Buffer.from('<script>hidden()</script>')]);

    const response = await test.app.inject(toUploadRequest(one('사진.jpg', photo), { kind: 'image' }, student.headers));

    const [file] = response.json().data.list;
    const bytes = (await test.app.inject(file.url)).rawPayload;
    const thumb = (await test.app.inject(file.thumbUrl)).rawPayload;
    const facts = await sharp(bytes).metadata();
    expect([facts.exif, facts.icc, facts.format]).toEqual([undefined, undefined, 'jpeg']);
    expect(bytes.subarray(-2).toString('hex')).toBe('ffd9');
    expect(bytes.includes('HaesolCam') || bytes.includes('hidden')).toBe(false);
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 320 });
    passed += 1;
  });

  it('re-encodes a portrait as a square of 512, one frame, without the photograph’s location', async () => {
    const parts = one('나.jpg', await aPhoto());
    const before = new Set(await listFiles(folder));
    await test.app.inject(toUploadRequest(parts, { kind: 'profile' }, student.headers));
    const [kept = ''] = (await listFiles(folder)).filter((file) => !before.has(file));
    const { width, height, pages = 1, exif } = await sharp(kept).metadata();

    expect([width, height, pages, exif]).toEqual([512, 512, 1, undefined]);
  });

  it('refuses an animation of 10,000 frames', async () => {
    const gif = aMovingGif(10_000);

    const response = await test.app.inject(toUploadRequest(one('a.gif', gif), { kind: 'image' }, student.headers));

    expect(response.json().status.code).toBe('4134');
    passed += 1;
  });

  it('stores 500 MB for a member, also for concurrent uploads', async () => {
    const faculty = await signIn(test, 'faculty');
    const { rows } = await sql<{
      member_uid: string;
    }>`select member_uid from member where email = 'faculty@demo.example'`.execute(test.db);
    await sql`insert into file (file_uid, org_nm, ext, mime, size, sha256, path, kind, owner_uid, ref_type, ref_uid, created_at)
      values (gen_random_uuid(), 'a.txt', 'txt', 'text/plain', ${500 * 1024 * 1024 - 100} - (select coalesce(sum(size), 0) from file where owner_uid = ${rows[0]?.member_uid ?? ''}), '', 'sample/x', 'attach', ${rows[0]?.member_uid ?? ''}, 'KEPT', '1', app_now())`.execute(
      test.db,
    );

    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        test.app.inject(toUploadRequest(one('a.txt', text(60)), { kind: 'attach' }, faculty.headers)),
      ),
    );

    expect(answers.map((answer) => answer.json().status.code).sort()).toEqual(['200', '4131', '4131']);
    passed += 1;
  });

  describe('over a socket', () => {
    let port: number;
    beforeAll(async () => {
      await test.app.listen({ port: 0, host: '127.0.0.1' });
      const address = test.app.server.address();
      port = typeof address === 'object' && address !== null ? address.port : 0;
    });

    const head = (length: string) =>
      `POST /file/uploadFile HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${student.headers.authorization}\r\nContent-Type: ${multipartType}\r\n${length}\r\n\r\n`;

    async function leaveHalfway(length: string): Promise<void> {
      const body = toMultipart(one('a.txt', text(500_000)), { kind: 'attach' });
      const socket = createConnection(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(head(length));
      socket.write(body.subarray(0, 300_000));
      await delay(50);
      socket.destroy();
    }

    async function settles(rows: number, stored: number): Promise<void> {
      for (let tries = 0; tries < 100; tries += 1) {
        if ((await listFiles(folder)).length === stored) break;
        await delay(50);
      }
      expect([await countRows(), (await listFiles(folder)).length]).toEqual([rows, stored]);
    }

    it('stores nothing of aborted uploads', async () => {
      const [rows, stored] = [await countRows(), (await listFiles(folder)).length];

      await Promise.all(Array.from({ length: 20 }, () => leaveHalfway('Content-Length: 500400')));

      await settles(rows, stored);
      passed += 1;
    });

    it('stores nothing of a body that is shorter than its declared length', async () => {
      const [rows, stored] = [await countRows(), (await listFiles(folder)).length];

      await leaveHalfway('Content-Length: 999999999');

      await settles(rows, stored);
      passed += 1;
    });

    it('stores nothing of a body that continues after its declared length', async () => {
      const [rows, stored] = [await countRows(), (await listFiles(folder)).length];
      const answer = await new Promise<string>((resolve) => {
        const socket = createConnection(port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.once('data', (data) => {
          resolve(data.toString());
          socket.destroy();
        });
        socket.write(head('Content-Length: 300'));
        socket.write(toMultipart(one('a.txt', text(5_000)), { kind: 'attach' }));
      });

      // The rest is not a request; the parser closes the connection.
      expect(answer).not.toContain('"200"');
      await settles(rows, stored);
      passed += 1;
    });

    /**
     * @param everyMs between two bytes; undefined for no more bytes. @returns milliseconds until the server closes the
     * connection
     */
    function crawl(length: string, everyMs?: number): Promise<number> {
      const body = toMultipart(one('a.txt', text(5_000)), { kind: 'attach' });
      const startedAt = performance.now();
      return new Promise((resolve) => {
        const socket = createConnection(port, '127.0.0.1');
        let sent = 300;
        const timer = setInterval(() => socket.write(body.subarray(sent, ++sent)), everyMs ?? 60_000);
        socket.on('error', () => undefined);
        socket.once('close', () => {
          clearInterval(timer);
          resolve(performance.now() - startedAt);
        });
        socket.write(head(length));
        socket.write(body.subarray(0, sent));
      });
    }

    it('closes connections with one byte a second or none within seconds, and serves others meanwhile', async () => {
      const [rows, stored] = [await countRows(), (await listFiles(folder)).length];
      const length = 'Content-Length: 5400';
      const hangs = Promise.all([crawl(length, 1_000), crawl(length), crawl('Content-Length: 999999999', 1_000)]);

      const other = await test.app.inject(toUploadRequest(one('a.txt', text(3)), { kind: 'attach' }, student.headers));
      const waitedMs = await hangs;

      expect(other.json().status.code).toBe('200');
      expect(Math.max(...waitedMs)).toBeLessThan(15_000);
      await settles(rows + 1, stored + 1);
      passed += 1;
    }, 25_000);

    it('refuses an endless body at the first byte over the limit', async () => {
      const [rows, stored] = [await countRows(), (await listFiles(folder)).length];
      const start = toMultipart(one('a.txt', text(0)), { kind: 'attach' });
      const chunk = text(1024 * 1024);
      const answer = await new Promise<string>((resolve) => {
        const socket = createConnection(port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.once('data', (data) => {
          resolve(data.toString());
          socket.destroy();
        });
        socket.write(head('Transfer-Encoding: chunked'));
        const send = (bytes: Uint8Array) =>
          socket.write(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]));
        send(start.subarray(0, start.indexOf('\r\n\r\n', start.indexOf('filename')) + 4));
        for (let megabytes = 0; megabytes < 22; megabytes += 1) send(chunk);
      });

      expect(answer).toContain('"4131"');
      await settles(rows, stored);
      passed += 1;
    });
  });
});
