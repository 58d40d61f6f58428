import { randomBytes } from 'node:crypto';
import {
  findRoute,
  type Registry,
  type ReleaseFile,
  type ReleaseManifest,
  type RouteMatch,
} from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import { toReleaseFiles } from '../../release/registry/createRegistry.ts';
import { collectAnswers, type PageAnswers } from './pageAnswers.ts';
import { type PagePlan, planPage } from './planPage.ts';
import { type RenderedPage, renderDocument } from './renderDocument.ts';
import type { Stylesheets } from './stylesheets.ts';

export interface RenderRequest {
  readonly match: RouteMatch | undefined;
  /** The page's remote and its slots are rendered, not the chrome alone. */
  readonly isOpen: boolean;
  readonly registry: Registry;
  readonly shell: ReleaseManifest;
  /** Path with query string. */
  readonly path: string;
  readonly hasSession: boolean;
  /** Language of the content that the person chose; empty: none. */
  readonly languageCd: string;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Renders a page on the server. It may give up at any time by resolving with undefined: the same document goes out with
 * an empty root.
 */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage | undefined>;

export interface PageRequest {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** The cookies say that somebody is signed in. */
  readonly hasSession: boolean;
  /** The page may be rendered here; else the browser does it. @default true */
  readonly isRendered?: boolean;
  /** Language of the content that the person chose; empty: none. */
  readonly languageCd: string;
  readonly remoteAddress: string;
  readonly requestId: string;
}

export interface PageSource {
  readonly app: FastifyInstance;
  readonly registry: Registry;
  readonly shell: ReleaseManifest;
  /** The registry with the remotes that this visitor may not see. */
  readonly unfiltered: Registry;
  /** Scripts of a dev server instead of the shell's release. */
  readonly devShell: readonly ReleaseFile[] | undefined;
  readonly stylesheets: Stylesheets;
  readonly publicUrl: string;
  readonly mode: 'demo' | 'production';
  readonly renderPage: RenderPage | undefined;
  readonly now: () => Promise<number>;
}

export interface ComposedPage {
  readonly status: number;
  readonly html: string;
  /** Nonce of its scripts, styles and preloads. */
  readonly nonce: string;
  /** The same for everybody, and whole. */
  readonly isKept: boolean;
}

const noAnswers: PageAnswers = {
  answers: {},
  data: [],
  isIncomplete: false,
  isMissing: false,
  isWhole: true,
  isStorable: true,
};

/** Members' answers are nothing that a document without a session can hold. */
function isOpenToVisitors({ route }: RouteMatch): boolean {
  return route.guard === null || route.guard === 'visitor';
}

function listStylesheets(source: PageSource, { runs, screens }: PagePlan): ReleaseFile[] {
  const remotes = runs.flatMap((id) => source.registry.remotes[id]?.css ?? []);
  const own = source.devShell ? [] : toReleaseFiles(source.shell, source.shell.css);
  return [...own, ...remotes, ...screens.css];
}

/** Returns a nonce for the policy of a page: 16 random bytes in base64. */
export const createNonce = () => randomBytes(16).toString('base64');

/** @throws whatever makes a page impossible; a failing API, stylesheet or renderer does not */
export async function composePage(source: PageSource, request: PageRequest): Promise<ComposedPage> {
  const { registry, shell, publicUrl } = source;
  const { isRendered = true } = request;
  const search = new URLSearchParams(request.search);
  const match = findRoute(registry, request.pathname);
  const isFilled = match !== undefined && isOpenToVisitors(match) && registry.remotes[match.remoteId]?.enabled === true;
  const answers = isFilled ? await collectAnswers({ ...source, ...request }, match, search, registry) : noAnswers;
  const isRestricted = match === undefined && findRoute(source.unfiltered, request.pathname) !== undefined;
  const plan = planPage({ match, isRestricted, pathname: request.pathname, registry, answers, search, publicUrl });
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
          now: await source.now(),
        })
      : undefined;
  const nonce = createNonce();
  const styles = listStylesheets(source, plan).map((file) => source.stylesheets.toTag(file, nonce));
  const html = renderDocument({
    plan,
    registry,
    snapshot: { answers: answers.answers, mode: source.mode, serverNow: Math.round(await source.now()) },
    page,
    styles: await Promise.all(styles),
    shellScripts: source.devShell ?? toReleaseFiles(shell, [...new Set([shell.entry, ...shell.scripts])]),
    publicUrl,
    nonce,
  });
  const isKept = isOpen && answers.isWhole && answers.isStorable && (!isRendered || page?.isWhole === true);
  return { status: plan.status, html, nonce, isKept };
}
