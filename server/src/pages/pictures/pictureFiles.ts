import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../pictures/', import.meta.url);

/** Lists the SVG files of a family, which are the only valid names. */
export function listPictures(family: string): readonly string[] {
  const names = readdirSync(new URL(`${family}/`, folder));
  return names.filter((name) => name.endsWith('.svg')).map((name) => name.slice(0, -'.svg'.length));
}

/** Reads a file of `server/pictures` unchanged, with title and notes. @param name a name of {@link listPictures} */
export function readPicture(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

const notes = /<title>.*?<\/title>|<metadata>.*?<\/metadata>|<!--.*?-->|\n/gs;

/** Returns a picture for sending: without its title and notes, which are for editors and alternative texts. */
export function showPicture(name: string): string {
  return readPicture(`${name}.svg`).replace(notes, '');
}

const titles = new Map<string, string>();

/** Returns the Korean alternative text of a picture: the title in its file. */
export function pictureAlt(name: string): string {
  const known = titles.get(name) ?? /<title>(.*?)<\/title>/.exec(readPicture(`${name}.svg`))?.[1] ?? '';
  titles.set(name, known);
  return known;
}

/** Replaces each colour in a table; the files have the colours of the light theme. */
export function recolour(svg: string, colours: Readonly<Record<string, string>>): string {
  return svg.replace(/#[0-9a-f]{6}/g, (colour) => colours[colour] ?? colour);
}

export interface PictureSize {
  width: number;
  height: number;
}

/** Crops the middle of a picture to another aspect ratio. */
export function cropPicture(svg: string, { width, height }: PictureSize): string {
  return svg.replace(/viewBox="0 0 (\d+) (\d+)" width="\d+" height="\d+"/, (_, fullWidth, fullHeight) => {
    const ratio = width / height;
    const full = { width: Number(fullWidth), height: Number(fullHeight) };
    const w = Math.min(full.width, full.height * ratio);
    const h = Math.min(full.height, full.width / ratio);
    const box = [(full.width - w) / 2, (full.height - h) / 2, w, h].map((value) => Math.round(value * 10) / 10);
    return `viewBox="${box.join(' ')}" width="${width}" height="${height}"`;
  });
}
