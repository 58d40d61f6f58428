import { createHash } from 'node:crypto';
import { createSampleFile, sampleMimes } from '../src/domains/common/files/sampleFile.ts';
import { createDraw } from './draw.ts';
import type { buildEduRows } from './eduRows.ts';

/** A guide for every course. */
export function buildEduFiles(courses: ReturnType<typeof buildEduRows>) {
  const draw = createDraw('education files');
  return courses.map(({ edu_uid, title, criteria, contact, created_at }) => {
    const ext = 'pdf';
    const text = `${criteria} 문의: ${contact}`;
    const bytes = createSampleFile(ext, title, text);
    return {
      file_uid: draw.uuid(),
      org_nm: `${title.replaceAll(/[^가-힣A-Za-z0-9 ]/g, '')} 교육 안내.${ext}`,
      ext,
      mime: sampleMimes[ext],
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      path: `sample/${JSON.stringify([ext, title, text])}`,
      kind: 'attach',
      ref_type: 'EDU',
      ref_uid: edu_uid,
      seq: 1,
      download_cnt: 0,
      created_at,
    };
  });
}
