import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listPackages, readText, root } from './workspace.ts';

export interface Document {
  /** Relative to the root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Everything under `docs/` that is text, and the READMEs. */
export function listDocuments(): Document[] {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(md|svg)$/.test(path));
  const readmes = ['README.md', ...listPackages().map((name) => `${name}/README.md`)];
  return [...inDocs, ...readmes].sort().map((path) => ({ path, text: readText(path) }));
}

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
}

/** Anchor of a heading as code hosts make it. */
function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

function hasAnchor(path: string, anchor: string): boolean {
  return [...readText(path).matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => toAnchor(heading) === anchor);
}

/** Targets of relative links and pictures. */
export function listLinks({ text }: Document): string[] {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** @returns false for a file or heading that is not there */
export function resolves({ path }: Document, link: string): boolean {
  const [file = '', anchor = ''] = link.split('#', 2);
  const target = file === '' ? path : join(dirname(path), file).replaceAll('\\', '/');
  return existsSync(join(root, target)) && (anchor === '' || hasAnchor(target, anchor));
}

/** Files and folders of the project that a text names in code: the first folder is one of ours, and no part is a pattern. */
export function listNamedFiles({ text }: Document): string[] {
  const ours = /^(docs|e2e|mf-[a-z]+|scripts|server|shared|shell|tools)\/[\w./-]+$/;
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => ours.test(code));
}

/** Scripts that a text runs, with the first part of `npm test -- <part>`. */
export function listCommands({ text }: Document): { script: string; part: string | undefined }[] {
  return [...text.matchAll(/\bnpm (?:run )?((?<=run )[a-z][\w:-]*|test|start)\b(?: -- ([a-z0-9]+))?/g)].map(
    ([, script = '', part]) => ({ script, part: script === 'test' ? part : undefined }),
  );
}

export function isThere(path: string): boolean {
  const place = join(root, path);
  return existsSync(place) && (!path.endsWith('/') || statSync(place).isDirectory());
}

/** What no document may name: hosts of package registries, places of one machine. */
const forbidden: readonly RegExp[] = [
  /\bregistry\.[a-z0-9-]+\.[a-z]{2,}\b/gi,
  /\b(?:npmjs|jsr|yarnpkg)\.(?:org|io|com)\b/gi,
  /(?<![\w.-])\/(?:work|root|home|Users)\/\S*/g,
  /\b[A-Z]:\\\S*/g,
  /\.\.\/shared\/\S*/g,
];

export function listForbidden({ text }: Document): string[] {
  return forbidden.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
}

/** Environment variables that the schema of `server/src/config.ts` reads. */
export function listVariables(config: string): string[] {
  const schema = config.slice(config.indexOf('environmentSchema = '), config.indexOf('type Variables'));
  return [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name).sort();
}

/** Variables in the first column of the table below `## Environment`. */
export function listDescribedVariables(operations: string): string[] {
  const section = operations.split(/^## /m).find((part) => part.startsWith('Environment')) ?? '';
  return [...section.matchAll(/^\|\s*`([A-Z][A-Z0-9_]+)`/gm)].map(([, name = '']) => name).sort();
}
