import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { getBrand } from '../../brand/brand.ts';
import { siteNameIn } from './messages.ts';

const publicOptions = { config: { access: 'public' } } as const;
const oneDay = 'public, max-age=86400';

/** White, as the pages, because iOS fills transparent areas with black. */
const ground = { r: 255, g: 255, b: 255, alpha: 1 };
/** Margin around the sign as a share of the side, since devices cut corners off. */
const margin = 0.1;
const icoSize = 32;
const touchSize = 180;
const manifestSizes = [192, 512] as const;

/** Draws the sign on a transparent ground. */
async function drawSign(svg: Buffer, size: number): Promise<Buffer> {
  const { width } = await sharp(svg).metadata();
  return sharp(svg, { density: 72 * (size / width) })
    .resize(size, size)
    .png()
    .toBuffer();
}

/** Draws the sign in the middle of a white square. */
async function drawTile(svg: Buffer, size: number): Promise<Buffer> {
  const free = Math.round(size * margin);
  const sign = await drawSign(svg, size - 2 * free);
  return sharp(sign)
    .extend({ top: free, bottom: free, left: free, right: free, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
}

/** Builds an ICO file with one PNG picture. */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 (icon), one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // One plane of 32 bits per pixel, its length, and its offset.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const manifest = JSON.stringify({
  name: siteNameIn('ko'),
  short_name: getBrand().iconName,
  lang: 'ko',
  start_url: '/',
  display: 'browser',
  icons: manifestSizes.map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
});

/** Tags of the icons for the head of a page. */
export const iconTags = [
  `<link rel="icon" href="/favicon.ico" sizes="${icoSize}x${icoSize}">`,
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
].join('');

/** A mark comes from the operator, but may have been drawn with any tool. */
const markPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves the sign of the site: the brand's marks and `/favicon.svg`, icons for browsers and devices, drawn once from it, and the
 * web app manifest.
 */
export function registerIcons(app: FastifyInstance, assetsDir: string): void {
  const { mark } = getBrand();
  const readSign = () =>
    mark === undefined ? readFile(join(assetsDir, 'favicon.svg')) : Promise.resolve(Buffer.from(mark.plain.svg));
  const serve = (path: string, type: string, draw: (svg: Buffer) => Promise<Buffer>) => {
    let drawn: Promise<Buffer> | undefined;
    app.get(path, publicOptions, async (_request, reply) => {
      drawn ??= readSign().then(draw);
      // The next request retries.
      drawn.catch(() => {
        drawn = undefined;
      });
      return reply
        .type(type)
        .header('Cache-Control', oneDay)
        .header('Content-Security-Policy', markPolicy)
        .header('X-Content-Type-Options', 'nosniff')
        .send(await drawn);
    });
  };
  const svgType = 'image/svg+xml';
  serve('/favicon.svg', svgType, async (svg) => svg);
  for (const { path, svg } of Object.values(mark ?? {})) serve(path, svgType, async () => Buffer.from(svg));
  serve('/favicon.ico', 'image/x-icon', async (svg) => toIco(await drawSign(svg, icoSize), icoSize));
  serve('/apple-touch-icon.png', 'image/png', (svg) => drawTile(svg, touchSize));
  for (const size of manifestSizes) serve(`/icon-${size}.png`, 'image/png', (svg) => drawTile(svg, size));
  app.get('/site.webmanifest', publicOptions, async (_request, reply) =>
    reply.type('application/manifest+json; charset=utf-8').header('Cache-Control', oneDay).send(manifest),
  );
}
