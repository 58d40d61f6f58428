import { toLocale } from '@haesol/contracts/common';
import {
  findRoute,
  type Registry,
  type ReleaseFile,
  type ReleaseManifest,
  type RouteMatch,
  type ValuesByRemote,
} from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import { getOtel } from '../../otel/otel.ts';
import { toReleaseFiles } from '../../release/registry/createRegistry.ts';
import { createNonce } from './contentSecurityPolicy.ts';
import { localizeRegistry } from './localizeRegistry.ts';
import { collectAnswers, type PageAnswers } from './pageAnswers.ts';
import { type PagePlan, planPage } from './planPage.ts';
import { type RenderedPage, renderDocument } from './renderDocument.ts';
import type { Stylesheets } from './stylesheets.ts';

export interface RenderRequest {
  readonly match: RouteMatch | undefined;
  /** True to render the page's remote and its slots, not just the chrome. */
  readonly isOpen: boolean;
  readonly registry: Registry;
  readonly shell: ReleaseManifest;
  /** Path with query string. */
  readonly path: string;
  readonly hasSession: boolean;
  /** Chosen content language; empty for none. */
  readonly languageCd: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Request keys of GETs that the server or a team's service failed to answer. */
  readonly unanswered?: readonly string[];
  /** Flags and settings of its remotes. */
  readonly values?: ValuesByRemote | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Renders a page on the server. May give up by resolving with undefined: then the document has an empty root.
 */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | undefined>;

export interface PageRequest {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** True if the cookies indicate a session. */
  readonly hasSession: boolean;
  /** True if the page may be rendered here, otherwise the browser renders it. @default true */
  readonly isRendered?: boolean;
  /** Chosen content language; empty for none. */
  readonly languageCd: string;
  readonly remoteAddress: string;
  readonly requestId: string;
  /** Flags and settings of the page's remotes; undefined if they have none. */
  readonly values?: ValuesByRemote | undefined;
  /** Parts of answers that a preview replaces, by path. */
  readonly preview?: Readonly<Record<string, object>> | undefined;
}

export interface PageSource {
  readonly app: FastifyInstance;
  readonly registry: Registry;
  readonly shell: ReleaseManifest;
  /** Scripts of a dev server that replace the shell's release. */
  readonly devShell: readonly ReleaseFile[] | undefined;
  readonly stylesheets: Stylesheets;
  readonly publicUrl: string;
  /** Host of files of releases; undefined for the site itself. */
  readonly assetOrigin?: string | undefined;
  readonly mode: 'demo' | 'production';
  readonly renderPage: RenderPage | undefined;
  readonly now: () => Promise<number>;
}

export interface ComposedPage {
  readonly status: number;
  readonly html: string;
  /** Nonce of its scripts, styles and preloads. */
  readonly nonce: string;
  /** Complete and equal for all requesters, so it can be cached. */
  readonly isKept: boolean;
}

const noAnswers: PageAnswers = {
  answers: {},
  data: [],
  unanswered: [],
  isIncomplete: false,
  isMissing: false,
  isWhole: true,
  isStorable: true,
};

/** Excludes pages whose responses need a member, which a document without a session cannot contain. */
function isOpenToVisitors({ route }: RouteMatch): boolean {
  return route.guard === null || route.guard === 'visitor';
}

function listStylesheets(source: PageSource, { runs, screens }: PagePlan): ReleaseFile[] {
  const remotes = runs.flatMap((id) => source.registry.remotes[id]?.css ?? []);
  const own = source.devShell ? [] : toReleaseFiles(source.shell, source.shell.css);
  return [...own, ...remotes, ...screens.css];
}

/** @throws if a page is impossible, but not for a failing API, stylesheet or renderer */
export async function composePage(source: PageSource, request: PageRequest): Promise<ComposedPage> {
  const { shell, publicUrl } = source;
  const locale = toLocale(request.languageCd);
  const registry = localizeRegistry(source.registry, locale);
  const { isRendered = true } = request;
  const search = new URLSearchParams(request.search);
  const match = findRoute(registry, request.pathname);
  const isFilled = match !== undefined && isOpenToVisitors(match) && registry.remotes[match.remoteId]?.enabled === true;
  const answers = isFilled ? await collectAnswers({ ...source, ...request }, match, search, registry) : noAnswers;
  const plan = planPage({ locale, match, pathname: request.pathname, registry, answers, search, publicUrl });
  const isOpen = isFilled && match.route.render === 'server' && plan.status < 500;
  const page =
    source.devShell === undefined && isRendered
      ? await source.renderPage?.({
          match,
          isOpen,
          registry,
          shell,
          path: `${request.pathname}${request.search}`,
          hasSession: request.hasSession,
          languageCd: request.languageCd,
          answers: answers.answers,
          unanswered: answers.unanswered,
          values: request.values,
          now: await source.now(),
        })
      : undefined;
  const nonce = createNonce();
  const styles = listStylesheets(source, plan).map((file) => source.stylesheets.toTag(file, nonce));
  const html = renderDocument({
    plan,
    registry,
    snapshot: {
      answers: answers.answers,
      mode: source.mode,
      serverNow: Math.round(await source.now()),
      ...(getOtel() && { isTraced: true }),
      ...(request.values && { values: request.values }),
    },
    page,
    styles: await Promise.all(styles),
    locale,
    textScripts: toReleaseFiles(shell, shell.chunks[`texts-${locale}`]?.scripts ?? []),
    shellScripts: source.devShell ?? toReleaseFiles(shell, [...new Set([shell.entry, ...shell.scripts])]),
    publicUrl,
    assetOrigin: source.assetOrigin,
    nonce,
  });
  const isWhole = answers.isWhole && answers.isStorable && (!isRendered || page?.isWhole === true);
  // An unknown path asks nothing of the API. Kept without its markup, too, so that many of them do not wait for a worker.
  const isKept = match === undefined ? plan.status === 404 : isOpen && isWhole;
  return { status: plan.status, html, nonce, isKept };
}
