import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';

export interface ZipSource {
  readonly name: string;
  readonly size: number;
  /** Opened twice: for the checksum, which stands before the bytes, and for the bytes. */
  open(): Readable;
}

/** Names are UTF-8. */
const flags = 0x0800;
const version = 20;
/** 1980-01-01, the first day that the format knows: the same files make the same zip. */
const date = 0x21;

function toCommonFields(name: Buffer, size: number, crc: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(size, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

async function toChecksum(source: ZipSource): Promise<number> {
  let crc = 0;
  for await (const chunk of source.open() as AsyncIterable<Buffer>) crc = crc32(chunk, crc);
  return crc;
}

/** Names that are the same get a number, as a file manager would give it. */
export function toUniqueNames(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const dot = name.lastIndexOf('.');
    if (count === 1) return name;
    return dot > 0 ? `${name.slice(0, dot)} (${count})${name.slice(dot)}` : `${name} (${count})`;
  });
}

/** A zip of stored files (documents and pictures are packed already), made while it is sent. */
export async function* streamZip(sources: readonly ZipSource[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const source of sources) {
    const name = Buffer.from(source.name, 'utf8');
    const common = toCommonFields(name, source.size, await toChecksum(source));
    yield Buffer.concat([Buffer.from('504b0304', 'hex'), common, name]);
    for await (const chunk of source.open() as AsyncIterable<Buffer>) yield chunk;
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('504b0102', 'hex'), Buffer.from([version, 0]), common, rest, name);
    at += 30 + name.length + source.size;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(sources.length, 8);
  end.writeUInt16LE(sources.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  yield Buffer.concat([entries, end]);
}
