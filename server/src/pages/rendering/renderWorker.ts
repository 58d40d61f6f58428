import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import {
  hasPage,
  type Registry,
  type RemoteServerBuild,
  type RenderingRequest,
  requestKey,
  type ShellServerBuild,
  shellIdPrefix,
  toIdPrefix,
} from '@haesol/contracts/release';
import type { ReactElement } from 'react';
import { readFrames, writeFrame } from './frames.ts';
import { loadProvidedModules, loadServerBuild } from './loadServerBuild.ts';
import {
  type BuildKey,
  type FromWorker,
  lineFd,
  type RenderFault,
  type RenderJob,
  type RenderPart,
  type ToWorker,
} from './renderProtocol.ts';

// The same module that builds get, which are CommonJS.
const { renderToString } = createRequire(import.meta.url)('react-dom/server') as typeof import('react-dom/server');

/** Preload tags that React adds before a root with pictures. Most pictures follow directly, so the tags save nothing. */
const hints = /^(?:<link rel="preload" [^>]*as="image"[^>]*\/>)+/;
/** Preload of the initial picture of a page. */
const urgentHint = /<link rel="preload" [^>]*fetchPriority="high"[^>]*\/>/g;

interface RenderedPart {
  readonly html: string;
  /** Language of its texts; undefined for Korean. */
  readonly locale: string | undefined;
  readonly hints: readonly string[];
}

const modules = loadProvidedModules();
const builds = new Map<BuildKey, () => unknown>();
let registry: Registry | undefined;

const line = new Socket({ fd: lineFd, readable: true, writable: true });
const send = (message: FromWorker) => writeFrame(line, message);
const toText = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function loadBuild(build: BuildKey, code: string): void {
  try {
    const module = loadServerBuild(code, build, modules);
    builds.set(build, () => module);
  } catch (error) {
    builds.set(build, () => {
      throw error;
    });
  }
}

/** @throws any error of the build's code */
const getBuild = <T>(build: BuildKey): T => builds.get(build)?.() as T;

function answerFrom({ answers, unanswered = [] }: Omit<RenderJob, 'registry'>, onUnanswered: () => void) {
  return async ({ method, path, query, headers }: RenderingRequest): Promise<unknown> => {
    const key = requestKey({
      method,
      path,
      ...(query && { query }),
      languageCd: headers?.language ?? '',
      bearer: false,
    });
    const envelope = answers[key];
    if (unanswered.includes(key)) onUnanswered();
    if (envelope === undefined) throw new Error(`no answer to ${key}`);
    return envelope;
  };
}

/** Rendered slots of a page, and its languages. */
interface RenderedSlots {
  readonly slotMarkup: Readonly<Record<string, string>>;
  readonly slotLanguages: Readonly<Record<string, string>>;
}

/** Language tags, because the code of a release may return anything, and this becomes an attribute. */
const languageTag = /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/;

async function renderPart(
  { remoteId, build, slot }: RenderPart,
  job: Omit<RenderJob, 'registry'>,
  slots: RenderedSlots,
  onUnanswered: () => void,
): Promise<RenderedPart> {
  const { prepare } = getBuild<RemoteServerBuild>(build);
  const { path, now, languageCd, values } = job;
  const own = values?.[remoteId];
  const known = registry;
  let locale: string | undefined;
  const rendering = {
    path,
    now,
    languageCd,
    ...slots,
    onLanguage(told: string) {
      if (languageTag.test(told)) locale = told;
    },
    // The rendered page is that of a visitor.
    ...(known && { hasPage: (href: string) => hasPage(known, href, []) }),
    ...(known?.brand && { brand: known.brand }),
    ...(own && { values: own }),
    request: answerFrom(job, onUnanswered),
    ...(slot !== undefined && { slot }),
  };
  const element = (await prepare(rendering)) as ReactElement;
  const html = renderToString(element, { identifierPrefix: toIdPrefix(remoteId, slot) });
  return { html: html.replace(hints, ''), locale, hints: hints.exec(html)?.[0].match(urgentHint) ?? [] };
}

async function render(job: Omit<RenderJob, 'registry'>): Promise<void> {
  const slotMarkup: Record<string, string> = {};
  const slotLanguages: Record<string, string> = {};
  const markup: Record<string, string> = {};
  const languages: Record<string, string> = {};
  const faults: RenderFault[] = [];
  const urgent: string[] = [];
  for (const part of job.parts) {
    send({ kind: 'running', build: part.build });
    let isUnanswered = false;
    try {
      const {
        html,
        locale,
        hints: own,
      } = await renderPart(part, job, { slotMarkup, slotLanguages }, () => {
        isUnanswered = true;
      });
      urgent.push(...own);
      const [all, told, key] =
        part.slot === undefined ? [markup, languages, part.remoteId] : [slotMarkup, slotLanguages, part.slot];
      all[key] = html;
      if (locale !== undefined) told[key] = locale;
    } catch (error) {
      faults.push({ build: part.build, error: toText(error), isUnanswered });
    }
  }
  send({ kind: 'running', build: job.shell });
  try {
    if (registry === undefined) throw new Error('the registry did not arrive');
    const { prepare } = getBuild<ShellServerBuild>(job.shell);
    const element = await prepare({
      path: job.path,
      registry,
      hasSession: job.hasSession,
      languageCd: job.languageCd,
      markup,
      languages,
    });
    const html = renderToString(element as ReactElement, { identifierPrefix: shellIdPrefix });
    // Slots are part of the page's markup, so without it there are no slots.
    const rendered = Object.keys(markup).length === 0 ? [] : [...Object.keys(markup), ...Object.keys(slotMarkup)];
    send({ kind: 'done', result: { html, rendered, faults, hints: rendered.length === 0 ? [] : urgent } });
  } catch (error) {
    send({ kind: 'failed', build: job.shell, error: toText(error) });
  }
}

// Ignores signals to the process group, which are for the server: it still renders while it stops.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// Exits without the server. While a build loops the kernel does this (workerSandbox.ts).
line.on('error', () => undefined).on('close', () => process.exit());

// A promise left by a build may reject after its page was sent.
process.on('unhandledRejection', () => undefined);

const onMessage = (message: ToWorker): void => {
  if (message.kind === 'load') {
    loadBuild(message.build, message.code);
    send({ kind: 'loaded', build: message.build });
  }
  if (message.kind === 'registry') registry = message.registry;
  if (message.kind === 'render') void render(message.job);
};

// Everything for rendering is in memory: builds are received as text, and no file can be read from here on. @types/node lacks
// `drop`; a Node without it exits here, before any build is loaded.
(process.permission as typeof process.permission & { drop(scope: string): void }).drop('fs.read');
readFrames(line, {
  maxBytes: Number.POSITIVE_INFINITY,
  onMessage: (message) => onMessage(message as ToWorker),
  onBroken: () => process.exit(1),
});
