import { crc32, deflateRawSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';

export interface UploadPart {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly field?: string;
  /** Replaces the whole Content-Disposition. */
  readonly disposition?: string;
}

const boundary = '----haesol-test-boundary';

/** Builds a multipart body; names are UTF-8, as browsers send them. */
export function toMultipart(parts: readonly UploadPart[], fields: Readonly<Record<string, string>> = {}): Buffer {
  const chunks: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { name, bytes, field = 'files', disposition } of parts) {
    const head = disposition ?? `form-data; name="${field}"; filename="${name}"`;
    chunks.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: ${head}\r\nContent-Type: application/octet-stream\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    );
  }
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

export const multipartType = `multipart/form-data; boundary=${boundary}`;

export function toUploadRequest(
  parts: readonly UploadPart[],
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): InjectOptions {
  return {
    method: 'POST',
    url: '/file/uploadFile',
    headers: { ...headers, 'content-type': multipartType },
    payload: toMultipart(parts, fields),
  };
}

interface ZipFixture {
  readonly name: string;
  readonly content?: string;
  /** Size according to the directory. */
  readonly claims?: number;
  readonly mode?: number;
  /** Compressed by deflate; stored otherwise. */
  readonly isPacked?: boolean;
}

/** Builds a zip of stored entries, which may have false sizes. @param count of entries that its end names */
export function aZip(entries: readonly ZipFixture[], count = entries.length % 0x1_0000): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content = '', claims, mode = 0o100644, isPacked = false } of entries) {
    const plain = Buffer.from(content);
    const data = isPacked ? deflateRawSync(plain) : plain;
    const nameBytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(isPacked ? 8 : 0, 8);
    local.writeUInt32LE(crc32(plain), 14);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(plain.length, 22);
    local.writeUInt16LE(nameBytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(isPacked ? 8 : 0, 10);
    central.writeUInt32LE(data.length, 20);
    central.writeUInt32LE(claims ?? plain.length, 24);
    central.writeUInt16LE(nameBytes.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(at, 42);
    bodies.push(local, nameBytes, data);
    directory.push(central, nameBytes);
    at += 30 + nameBytes.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, central, end]);
}

export const aDocx = (...more: ZipFixture[]): Buffer =>
  aZip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: 'word/document.xml', content: '<w/>' }, ...more]);

export const aHwpx = (mime = 'application/hwp+zip'): Buffer =>
  aZip([
    { name: 'mimetype', content: mime },
    { name: 'Contents/section0.xml', content: '<hs/>' },
  ]);

/** OpenDocument, whose first entry is its type. @param entry in the manifest */
export const anOdt = (entry = '', ...more: ZipFixture[]): Buffer =>
  aZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'META-INF/manifest.xml', content: `<manifest:manifest>${entry}</manifest:manifest>`, isPacked: true },
    { name: 'content.xml', content: '<office/>', isPacked: true },
    ...more,
  ]);

/** HWPX with the parts that Hangul writes, compressed except for the type. */
export function aPackedHwpx(): Buffer {
  const parts = [
    'version.xml',
    'settings.xml',
    'META-INF/container.xml',
    'META-INF/container.rdf',
    'META-INF/manifest.xml',
  ];
  const contents = ['content.hpf', 'header.xml', 'section0.xml', 'section1.xml', 'masterpage0.xml'];
  const names = [
    ...parts,
    ...contents.map((name) => `Contents/${name}`),
    'Preview/PrvText.txt',
    'Preview/PrvImage.png',
  ];
  return aZip([
    { name: 'mimetype', content: 'application/hwp+zip' },
    ...names.map((name) => ({ name, content: `<?xml version="1.0"?>${'<p>가</p>'.repeat(99)}`, isPacked: true })),
  ]);
}

export function anOle(mark: Buffer): Buffer {
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000), mark, Buffer.alloc(2_000)]);
}

export const aPdf = (more = ''): Buffer =>
  Buffer.from(`%PDF-1.4\n1 0 obj\n<< /Type /Catalog ${more} >>\nendobj\n%%EOF\n`);

/** Object with data of a picture or a font, for {@link aPdf}. */
export const aPdfStream = (data: string): string =>
  `2 0 obj\n<< /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj`;

const canvas = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 240, g: 169, b: 59 } } });

export const aPng = (width?: number, height?: number): Promise<Buffer> => canvas(width, height).png().toBuffer();

/** Picture with location, camera, and a colour profile. */
export const aPhoto = (): Promise<Buffer> =>
  canvas(1_600, 1_200)
    .withIccProfile('srgb')
    .withExif({
      IFD0: { Make: 'HaesolCam', Copyright: '해솔' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 30/1 0/1' },
    })
    .jpeg()
    .toBuffer();

export async function aGif(): Promise<Buffer> {
  return canvas(8, 8).gif().toBuffer();
}

/** Animation with frames of one pixel. */
export function aMovingGif(frames: number): Buffer {
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex');
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from('01000100800000000000ffffff', 'hex'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
}
