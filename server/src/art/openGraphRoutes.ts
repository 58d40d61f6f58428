import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { drawOpenGraph } from './openGraph.ts';
import { findSceneSubject, type SceneSubject } from './sceneKeys.ts';

export interface OpenGraphRoutesOptions {
  /** Subjects that take precedence over the ones derived from a key. */
  findSubject?: (key: string) => SceneSubject | undefined;
}

/** One takes about 100 kB. */
const keptPictures = 100;
/** Numbers that pages name; whoever counts on makes no work. */
const maxNumber = 300;
const oneDay = 'public, max-age=86400';

const isNamed = (key: string) => Number(/-(\d+)$/.exec(key)?.[1] ?? 0) <= maxNumber;

/** Scenes as PNG for link previews, which know no SVG; each is drawn once, on the first request, one after the other. */
export function openGraphRoutes(app: FastifyInstance, { findSubject }: OpenGraphRoutesOptions, done: () => void): void {
  const pictures = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  function getPicture(key: string, subject: SceneSubject): Promise<Buffer> {
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const picture = last.then(() =>
      sharp(Buffer.from(drawOpenGraph(subject)))
        .png({ palette: true, compressionLevel: 9 })
        .toBuffer(),
    );
    last = picture.catch(() => undefined);
    pictures.set(key, picture);
    // What failed is tried again with the next request.
    picture.catch(() => pictures.delete(key));
    const [oldest] = pictures.keys();
    if (pictures.size > keptPictures && oldest !== undefined) pictures.delete(oldest);
    return picture;
  }

  app.get<{ Params: { key: string } }>(
    '/art/og/:key.png',
    { config: { access: 'public' } },
    async ({ params: { key } }, reply) => {
      const subject = isNamed(key) ? (findSubject?.(key) ?? findSceneSubject(key)) : undefined;
      if (subject === undefined) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .type('image/png')
        .header('cache-control', oneDay)
        .header('x-content-type-options', 'nosniff')
        .send(await getPicture(key, subject));
    },
  );
  done();
}
