import decodeQR from 'qr/decode.js';
import { readPdfPages } from './testPdf.ts';

const scale = 4;

/** Paints the squares of a page into an image, and decodes the QR code that they make. */
function decodePage(content: string): string {
  const squares = [...content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((found) => {
    const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
    return { x, y, width, height };
  });
  const [width, height] = [595 * scale, 842 * scale];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (const square of squares) {
    const [left, right] = [square.x, square.x + square.width].map((edge) => Math.round(edge * scale));
    const [top, bottom] = [square.y, square.y + square.height].map((edge) => Math.round(edge * scale));
    for (let y = top ?? 0; y < (bottom ?? 0); y += 1)
      for (let x = left ?? 0; x < (right ?? 0); x += 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return decodeQR({ width, height, data });
}

/** Decodes the QR code of each page as a camera does. For tests. */
export const readPdfQrs = (file: Buffer): readonly string[] => readPdfPages(file).map(decodePage);
