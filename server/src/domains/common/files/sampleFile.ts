import { fillBrand } from '@haesol/contracts/brand';
import { brandTextsIn } from '../../../brand/brand.ts';
import { toDocx } from './sampleDocx.ts';

const encoder = new TextEncoder();

function toPdf(title: string, lines: readonly string[]): Buffer {
  const hex = (text: string) =>
    `<${[...Buffer.from(text, 'utf16le').swap16()].map((b) => b.toString(16).padStart(2, '0')).join('')}>`;
  const text = [
    `BT /F1 20 Tf 60 770 Td ${hex(title)} Tj /F1 11 Tf`,
    ...lines.map((line) => `0 -26 Td ${hex(line)} Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (ko-KR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 4 /FontBBox [-6 -145 1003 880] /ItalicAngle 0 /Ascent 880 /Descent -145 /CapHeight 737 /StemV 58 >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const xref = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${xref}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

/** Returns the bytes of a sample file, generated from its name and text at each request, and always equal. */
export function createSampleFile(ext: string, title: string, text: string): Uint8Array {
  const lines = [
    text,
    '이 파일은 견본이며 실제 서식의 구성을 보여 줍니다.',
    fillBrand('문의: $t(brand:site) $t(brand:phone)', brandTextsIn('ko')),
  ];
  if (ext === 'pdf') return toPdf(title, lines);
  if (ext === 'docx') return toDocx(title, [...text.split('|'), ...lines.slice(1)]);
  if (ext === 'csv') {
    const rows = [
      '구분,1분기,2분기,3분기,4분기',
      ...['기업', '재학생', '교직원', '타기관'].map(
        (name, index) => `${name},${[3, 5, 8, 13].map((n) => n * 11 * (index + 2)).join(',')}`,
      ),
    ];
    // The byte order mark makes spreadsheets read Korean as UTF-8.
    return encoder.encode(`\uFEFF${rows.join('\r\n')}\r\n`);
  }
  return encoder.encode(`${title}\n\n${lines.join('\n')}\n`);
}

export const sampleMimes: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  csv: 'text/csv',
  txt: 'text/plain',
};
