import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contracts } from '@haesol/contracts/areas';
import { isOwnCall, type RemoteJson, writtenRemoteJson } from '@haesol/contracts/release';
import type { DefinedApp, MenuEntry, Page } from '@haesol/remote/routes';
import { type Get, isParam, isTranslated, queryShapeOf, toTemplate } from '@haesol/remote/routes';
import type { JsonObject } from '@haesol/remote/shell-api';
import * as z from 'zod/mini';
import { describeValues } from './describeValues.ts';
import { createFaultList, type FaultList } from './faultList.ts';
import { hasScreenTexts, listLanguages } from './listLanguages.ts';
import { isTextKey, readTexts, type Texts } from './registryTexts.ts';
import { screenFileOf, screenNameOf } from './screens.ts';

/** Endpoints of the shared package's hooks and helpers, for remotes that do not import them directly. */
const helpers: Readonly<Record<string, string>> = {
  useCodes: contracts.codesList.name,
  getCodes: contracts.codesList.name,
};

type WrittenGets = Pick<RemoteJson['offers'][number], 'gets' | 'optionalGets' | 'translatedGets' | 'languages'>;

/** Returns the parts of `remote.json` that declare GETs. */
function toGets(gets: readonly Get[], faults: FaultList): WrittenGets {
  for (const { endpoint, values } of gets) {
    const known = Object.keys(queryShapeOf(endpoint));
    for (const [key, value] of Object.entries(values)) {
      if (!isParam(endpoint, key) && !known.includes(key)) faults.add(`${endpoint.name} does not have ${key}`, key);
      if (typeof value === 'string' && /[&{}]/.test(value)) faults.add(`${key} cannot be ${value}`, value);
    }
    const missing = [...endpoint.path.matchAll(/\{(\w+)\}/g)].filter(([, key = '']) => values[key] === undefined);
    for (const [, key = ''] of missing) faults.add(`${endpoint.name} needs ${key}`, endpoint.path);
  }
  const needed = gets.filter(({ isOptional, isTranslated }) => !isOptional && !isTranslated);
  const optional = gets.filter(({ isOptional, isTranslated }) => isOptional && !isTranslated);
  const translated = gets.filter(({ isTranslated }) => isTranslated);
  return {
    gets: needed.map(toTemplate),
    ...(optional.length > 0 && { optionalGets: optional.map(toTemplate) }),
    ...(translated.length > 0 && { translatedGets: translated.map(toTemplate) }),
    ...(gets.length > 0 && {
      languages: [...needed, ...optional, ...translated].map(({ endpoint }) => endpoint.language),
    }),
  };
}

/** Returns the name of a screen's chunk. */
function toChunk(load: () => unknown, packageDir: string, faults: FaultList): { chunk?: string } {
  const file = screenFileOf(load);
  const chunk = file === undefined ? undefined : screenNameOf(file);
  if (file === undefined || chunk === undefined) {
    faults.add(`a screen is loaded by () => import('./features/…/…Screen.tsx'), not by ${load.toString()}`, 'screen:');
    return {};
  }
  if (!existsSync(join(packageDir, 'src', file))) faults.add(`there is no file ${file}`, file);
  return { chunk };
}

/** Rejects two screens of one name, which would share a chunk. */
function checkScreens(loads: readonly (() => unknown)[], faults: FaultList): void {
  const files = new Set(loads.flatMap((load) => screenFileOf(load) ?? []));
  const names = new Set<string>();
  for (const file of files) {
    const name = screenNameOf(file) ?? '';
    if (names.has(name)) faults.add(`two screens are called ${name}`, file);
    names.add(name);
  }
}

const isInside = (area: string, path: string) =>
  area === '/' || `${path.toLowerCase()}/`.startsWith(`${area.toLowerCase()}/`);

function checkPaths(app: DefinedApp, faults: FaultList): void {
  const named = [...app.routes.map(({ path }) => path), ...Object.keys(app.slots ?? {})];
  for (const name of app.translated ?? [])
    if (!named.includes(name)) faults.add(`there is no page or slot ${name}`, name);
  const known = new Set<string>();
  const redirects = (app.redirects ?? []).map(({ path }) => path);
  for (const path of [...redirects, ...app.routes.flatMap(({ paths }) => paths)]) {
    if (!app.area.some((area) => isInside(area, path))) faults.add(`${path} is outside of the area`, path);
    if (known.has(path.toLowerCase())) faults.add(`two pages have the path ${path}`, path, 'last');
    known.add(path.toLowerCase());
  }
}

/** Replaces the message keys in structured data by their texts. */
const readStructuredData = (data: JsonObject, texts: Texts): JsonObject =>
  JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' && isTextKey(value) ? texts.read(value) : value,
  ) as JsonObject;

type WrittenRoute = RemoteJson['routes'][number];

function toRoute(page: Page, texts: Texts, packageDir: string, faults: FaultList): object {
  const { path, aliases, layout = 'default', group = null, guard = null, render = 'server', listedBy, marks } = page;
  const { slots, sticky, bare, noindex, head, counted, missing } = page;
  const keys = [...(page.uids ?? []), ...(page.search ?? [])];
  const search = keys.length > 0 ? keys : undefined;
  const structuredData = page.structuredData && readStructuredData(page.structuredData, texts);
  const optional = {
    slots,
    sticky,
    bare,
    noindex,
    head,
    counted,
    missing,
    search,
    structuredData,
    menu: marks,
  } satisfies Partial<Record<keyof WrittenRoute, unknown>>;
  return {
    path,
    ...(aliases.length > 0 && { alias: aliases }),
    layout,
    group,
    guard,
    render,
    title: texts.read(page.title),
    ...(page.description !== undefined && { description: texts.read(page.description) }),
    ...(page.words !== undefined && { words: texts.read(page.words).split(/, */) }),
    ...optional,
    ...(listedBy && {
      listedBy: { get: toListTemplate(listedBy.get, faults), key: listedBy.key, where: listedBy.where },
    }),
    ...toChunk(page.screen, packageDir, faults),
    ...toGets(page.gets, faults),
  };
}

/** Removes the default page number, because the site map counts the pages of a list itself. */
function toListTemplate(get: Get, faults: FaultList): string {
  toGets([get], faults);
  return toTemplate(get).replace('{pageNum=1}', '{pageNum}');
}

function toMenuEntry(
  { menu, group, path, title }: Page & { readonly menu: MenuEntry },
  texts: Texts,
  faults: FaultList,
): object {
  if ((menu.group ?? group ?? null) === null) faults.add(`the menu entry ${menu.id} has no group`, menu.id);
  return {
    group: menu.group ?? group,
    order: menu.order,
    menu: menu.id,
    label: texts.read(menu.label ?? title),
    link: menu.link ?? path,
    ...(menu.description !== undefined && { description: texts.read(menu.description) }),
    visitorLink: menu.visitorLink,
    roles: menu.roles,
  };
}

const toMenu = ({ routes }: DefinedApp, texts: Texts, faults: FaultList): object[] =>
  routes.flatMap((page) => (page.menu === undefined ? [] : [toMenuEntry({ ...page, menu: page.menu }, texts, faults)]));

function listSources(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** Returns the names of endpoints that sources import as values, or use through a helper of the shared package. */
export function findReads(sources: readonly string[]): string[] {
  const text = sources.join('\n');
  const imported = [...text.matchAll(/^import \{([^}]*)\} from '@haesol\/contracts\/\w+'/gm)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );
  const endpoints = imported.flatMap((name) => {
    const value: unknown = Reflect.get(contracts, name);
    return typeof value === 'object' && value !== null && 'method' in value && 'name' in value
      ? String(value.name)
      : [];
  });
  const called = Object.entries(helpers).flatMap(([name, endpoint]) => (text.includes(`${name}(`) ? endpoint : []));
  return [...new Set([...endpoints, ...called])].sort();
}

/** Returns the props that a slot takes as a JSON schema. */
function toPropsSchema(props: z.ZodMiniObject): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' });
  return schema;
}

/**
 * Creates `remote.json` of a remote from its definition, with the texts of one language.
 * @throws with file and line of every error in the definition
 */
export function describeApp(app: DefinedApp, packageDir: string, language = 'ko'): RemoteJson {
  const faults = createFaultList(packageDir);
  const texts = readTexts(packageDir, language, faults);
  const { id, requires, area, roles, routes, redirects = [], slots = {} } = app;
  checkPaths(app, faults);
  checkScreens(
    [...routes, ...Object.values(slots)].map(({ screen }) => screen),
    faults,
  );
  const value = {
    id,
    requires,
    roles,
    area,
    ...describeValues(app, texts, faults),
    routes: [
      ...redirects.map(({ path, to, title, group = null, guard = null, noindex }) => ({
        path,
        redirect: to,
        layout: 'default',
        group,
        guard,
        render: 'client',
        noindex,
        title: texts.read(title),
      })),
      ...routes.map((page) => toRoute(page, texts, packageDir, faults)),
    ],
    menu: toMenu(app, texts, faults),
    offers: Object.entries(slots).map(([slot, { screen, gets, props }]) => ({
      slot,
      ...(props && { props: toPropsSchema(props) }),
      ...toChunk(screen, packageDir, faults),
      ...toGets(gets, faults),
    })),
    reads: [
      ...new Set([
        ...[...routes, ...Object.values(slots)]
          .flatMap(({ gets }) => gets.map(({ endpoint }) => endpoint))
          // The team's own service is not part of the API.
          .filter(({ path }) => !isOwnCall(id, path))
          .map(({ name }) => name),
        ...findReads(listSources(join(packageDir, 'src'))),
      ]),
    ].sort(),
  };
  faults.throwAny();
  // Removes undefined values.
  return writtenRemoteJson.parse(JSON.parse(JSON.stringify(value)));
}

/** Returns the remote without pages that are Korean in any language: all of them where a file has the menu's names alone. */
function withTranslatedPages(app: DefinedApp, packageDir: string, language: string): DefinedApp {
  const translated = hasScreenTexts(packageDir, language) ? app.translated : [];
  if (translated === undefined) return app;
  const { flags: _flags, settings: _settings, ...rest } = app;
  return {
    ...rest,
    redirects: [],
    routes: app.routes.filter(({ path }) => isTranslated({ ...app, translated }, path)),
  };
}

/** Returns titles and descriptions of the translated pages in a language, and the menu labels of all pages. */
function namePages(app: DefinedApp, packageDir: string, language: string) {
  const { routes } = describeApp(withTranslatedPages(app, packageDir, language), packageDir, language);
  const faults = createFaultList(packageDir);
  const menu = writtenRemoteJson.shape.menu.parse(toMenu(app, readTexts(packageDir, language, faults), faults));
  faults.throwAny();
  return {
    routes: Object.fromEntries(
      routes.map(({ path, title, description, words }) => [path, { title, description, ...(words && { words }) }]),
    ),
    menu: Object.fromEntries(menu.map(({ menu: id, label, description }) => [id, { label, description }])),
  };
}

/** Loads the definition of a remote from its `src/app.ts`. @throws with file and line of an error in it */
export async function loadApp(packageDir: string): Promise<DefinedApp> {
  const file = join(packageDir, 'src/app.ts');
  const { app } = (await import(pathToFileURL(file).href)) as { app: DefinedApp };
  return app;
}

/** Reads `remote.json` of a package: all data about it for shell and server. */
export async function readRemoteJson(packageDir: string): Promise<RemoteJson> {
  const written = join(packageDir, 'remote.json');
  if (existsSync(written)) return writtenRemoteJson.parse(JSON.parse(readFileSync(written, 'utf8')));
  const app = await loadApp(packageDir);
  const texts = listLanguages(packageDir).map((language) => [language, namePages(app, packageDir, language)]);
  return { ...describeApp(app, packageDir), ...(texts.length > 0 && { texts: Object.fromEntries(texts) }) };
}
