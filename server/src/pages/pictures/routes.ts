import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../http/encoding.ts';
import { ArtCache, type Drawing, encodeArt } from './artCache.ts';
import { EDUCATION_KINDS } from './education.ts';
import { EQUIPMENT_KINDS } from './equipment.ts';
import { LINE_TINTS, tintLines } from './lineArt.ts';
import { drawLogo, findPartnerMark, findPortraitFile } from './marks.ts';
import type { OpenGraphStore } from './openGraphStore.ts';
import { showPicture } from './pictureFiles.ts';
import { type Position, regionOf } from './province.ts';
import { drawProvinceMap, MAP_THEMES, type PinnedPlace } from './provinceMap.ts';
import { findOpenGraphScene, findScene, SCENE_FORMATS } from './sceneCatalog.ts';

export interface ArtRoutesOptions {
  /** Store of link preview pictures; disabled if undefined. */
  openGraph?: OpenGraphStore;
  /** Drawings in memory. */
  cache?: ArtCache;
}

interface ArtRequest {
  /** Variable part of the path, empty for a single picture. */
  name: string;
  query: Readonly<Record<string, string | undefined>>;
}

/** Returns the drawing, or `undefined` for invalid input. */
type FindDrawing = (request: ArtRequest) => Drawing | undefined;

/** Holds every scene in every format; a drawing has 5–30 kB. */
const CAPACITY = 1_000;
const MAP_CAPACITY = 60;
const MAX_NAME_LENGTH = 40;
const QUERY_NAMES: ReadonlySet<string> = new Set(['w', 'theme', 'tint', 'tone', 'at', 'v']);
const MAX_VALUE_LENGTH = 64;
const PARTNER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .·&()-]*$/u;
const PORTRAIT_NAME = /^[a-z0-9-]+$/;
const THEMES = ['light', 'dark'] as const;
const LOGO_TONES = ['normal', 'inverse'] as const;
const mapPath = '/art/map.svg';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Drawings change only with releases of the server, so an older one may be shown for a month while revalidating. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=2592000';

/** Returns `undefined` for an invalid value, and the fallback for a missing one. */
function oneOf<Value extends string>(values: readonly Value[], value: string | undefined, fallback: Value) {
  return value === undefined ? fallback : values.find((known) => known === value);
}

const findEquipment: FindDrawing = ({ name, query }) => {
  const kind = EQUIPMENT_KINDS.find((known) => known === name);
  const tint = oneOf(LINE_TINTS, query.tint, 'gray');
  const theme = oneOf(THEMES, query.theme, 'light');
  if (kind === undefined || tint === undefined || theme === undefined) return undefined;
  return { id: `${kind} ${tint} ${theme}`, draw: () => tintLines('devices', kind, tint, theme) };
};

const findEducation: FindDrawing = ({ name, query }) => {
  const kind = EDUCATION_KINDS.find((known) => known === name);
  const tint = oneOf(LINE_TINTS, query.tint, 'blue');
  const theme = oneOf(THEMES, query.theme, 'light');
  if (kind === undefined || tint === undefined || theme === undefined) return undefined;
  return { id: `${kind} ${tint} ${theme}`, draw: () => tintLines('courses', kind, tint, theme) };
};

const findPartner: FindDrawing = ({ name }) => (PARTNER_NAME.test(name) ? findPartnerMark(name) : undefined);

const findLogo: FindDrawing = ({ query }) => {
  const tone = oneOf(LOGO_TONES, query.tone, 'normal');
  return tone && { id: tone, draw: () => drawLogo(tone) };
};

const findPortrait: FindDrawing = ({ name }) =>
  name === '' || PORTRAIT_NAME.test(name) ? findPortraitFile(name || 'head') : undefined;

/** Pins of the map are at multiples of 0.02 degrees, about ten pixels, so that invented positions share a limited number of maps. */
const PINS_PER_DEGREE = 50;
const toPin = (degrees: number) => Math.round(degrees * PINS_PER_DEGREE) / PINS_PER_DEGREE;

/** Parses a position in the province as longitude and latitude: `130.552,36.524`. */
function toPlace(text: string): PinnedPlace | undefined {
  const [, longitude, latitude] = /^(\d{3}\.\d{1,4}),(\d{2}\.\d{1,4})$/.exec(text) ?? [];
  const place: Position = [Number(longitude), Number(latitude)];
  const region = regionOf(...place);
  return region === undefined ? undefined : { pin: [toPin(place[0]), toPin(place[1])], region };
}

const findMap: FindDrawing = ({ query }) => {
  const theme = oneOf(MAP_THEMES, query.theme, 'light');
  if (theme === undefined) return undefined;
  if (query.at === undefined) return { id: theme, draw: () => drawProvinceMap(theme) };
  const at = toPlace(query.at);
  return at && { id: `${theme} ${at.pin} ${at.region}`, draw: () => drawProvinceMap(theme, at) };
};

const findSceneDrawing: FindDrawing = ({ name, query }) => {
  const format = SCENE_FORMATS.find((known) => known === query.w);
  if (query.w !== undefined && format === undefined) return undefined;
  if (query.theme !== undefined && query.theme !== 'night') return undefined;
  return findScene(name, { ...(format && { format }), ...(query.theme === 'night' && { theme: 'night' }) });
};

/** Parses the query as single short texts; anything else (repeated, too long, unknown) is invalid. */
function parseQuery(query: unknown): ArtRequest['query'] | undefined {
  const entries = Object.entries(query ?? {});
  const parsed: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (!QUERY_NAMES.has(name) || typeof value !== 'string' || value.length > MAX_VALUE_LENGTH) return undefined;
    parsed[name] = value;
  }
  return parsed;
}

function parseName(params: unknown): string {
  const name = Object.values(params ?? {})[0];
  return typeof name === 'string' ? name : '';
}

/** Serves pictures from the files of `server/pictures`: all public, immutable if the URL has a version. */
export default function artRoutes(app: FastifyInstance, options: ArtRoutesOptions, done: () => void): void {
  const { cache = new ArtCache(CAPACITY) } = options;
  // Maps have a cache beside the others, because any position can be asked for: they never evict another drawing.
  const maps = new ArtCache(MAP_CAPACITY);
  const drawings: Readonly<Record<string, FindDrawing>> = {
    '/art/scene/:key.svg': findSceneDrawing,
    '/art/equipment/:kind.svg': findEquipment,
    '/art/edu/:kind.svg': findEducation,
    '/art/partner/:name.svg': findPartner,
    '/art/portrait/:seed.svg': findPortrait,
    '/art/portrait.svg': findPortrait,
    '/art/logo.svg': findLogo,
    [mapPath]: findMap,
    '/art/map-marks.svg': () => ({ id: '', draw: () => showPicture('map/marks') }),
  };

  async function sendDrawing(path: string, find: FindDrawing, request: FastifyRequest, reply: FastifyReply) {
    const name = parseName(request.params).normalize('NFC');
    const query = parseQuery(request.query);
    const drawing = query && name.length <= MAX_NAME_LENGTH ? find({ name, query }) : undefined;
    if (query === undefined || drawing === undefined) {
      reply.callNotFound();
      return reply;
    }
    const { v } = query;
    const art = (path === mapPath ? maps : cache).get(`${path} ${drawing.id}`, drawing.draw);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const etag = `"${art.hash}-${encoding ?? 'identity'}"`;
    reply.headers({
      'content-type': 'image/svg+xml',
      'cache-control': v === undefined ? ONE_DAY : IMMUTABLE,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag,
    });
    const known = request.headers['if-none-match'];
    if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return reply.code(304).send();
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.send(await encodeArt(art, encoding));
  }

  const { openGraph } = options;
  if (openGraph !== undefined) {
    app.get('/art/og/:key.png', { config: { access: 'public' } }, async (request, reply) => {
      const draw = findOpenGraphScene(parseName(request.params).slice(0, MAX_NAME_LENGTH));
      if (draw === undefined) {
        reply.callNotFound();
        return reply;
      }
      reply.headers({ 'content-type': 'image/png', 'cache-control': ONE_DAY, 'x-content-type-options': 'nosniff' });
      return reply.send(await openGraph.get(draw()));
    });
  }
  for (const [path, find] of Object.entries(drawings)) {
    app.get(path, { config: { access: 'public' } }, (request, reply) => sendDrawing(path, find, request, reply));
  }
  done();
}
