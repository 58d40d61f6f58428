import { createHash } from 'node:crypto';
import { createSampleFile, sampleMimes } from '../src/domains/common/files/sampleFile.ts';
import type { Draw } from './draw.ts';

interface SampleFile {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly ref_type: 'APPLY_NOTICE' | 'EDU' | 'POST' | 'QNA';
  readonly ref_uid: string;
  readonly seq: number;
  readonly download_cnt: number;
  readonly created_at: string;
  readonly owner_uid?: string;
}

/** The row of a file, whose bytes are made whenever it is asked for. */
export function sampleFileRow(draw: Draw, { name, title, text, ...columns }: SampleFile) {
  const ext = name.slice(name.lastIndexOf('.') + 1);
  const bytes = createSampleFile(ext, title, text);
  return {
    ...columns,
    file_uid: draw.uuid(),
    org_nm: name.normalize('NFC'),
    ext,
    mime: sampleMimes[ext] ?? 'application/octet-stream',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    path: `sample/${JSON.stringify([ext, title, text])}`,
    kind: 'attach',
  };
}
