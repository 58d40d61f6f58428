import { listSlotOwners, type Registry, type RegistryEntry, type ReleaseManifest } from '@haesol/contracts/release';
import type { RegistryState } from '../../release/registry/createRegistry.ts';
import type { ReleaseStore } from '../../release/registry/ReleaseStore.ts';
import type { RenderPage, RenderRequest } from '../edge/composePage.ts';
import type { RenderedPage } from '../edge/renderDocument.ts';
import { createBreaker } from './breaker.ts';
import { createRenderPool, type RenderPool, type RenderPoolSettings } from './createRenderPool.ts';
import type { BuildKey, RenderPart } from './renderProtocol.ts';
import { createServerFiles, toBuildKey } from './serverFiles.ts';

export interface PageRendererSettings extends Pick<RenderPoolSettings, 'sandbox' | 'limitMs' | 'memoryMb' | 'size'> {
  readonly store: ReleaseStore;
  /** Called for every build that could not be rendered; `path` is without the query string, which may be personal. */
  report(fault: { build: BuildKey; path: string; kind: string; error: string; isLeftOut: boolean }): void;
  readonly now?: () => number;
}

export interface PageRenderer {
  readonly render: RenderPage;
  /** Prepares the workers for a registry before the first page. */
  warm(registry: Registry, shell: ReleaseManifest): Promise<void>;
  /** Ends the code of other builds than those of the registry, with its timers and whatever it has changed in shared modules. */
  keepOnly(state: Pick<RegistryState, 'remotes' | 'canaries'>, shell: ReleaseManifest): void;
  close(): Promise<void>;
}

function listParts({ match, isOpen, registry }: RenderRequest): { part: RenderPart; entry: RegistryEntry }[] {
  if (match === undefined || !isOpen) return [];
  const toPart = (entry: RegistryEntry | undefined, slot?: string) => {
    if (entry === undefined || !entry.enabled || entry.ssr === null) return [];
    const { id } = entry.remoteJson;
    return [{ part: { remoteId: id, build: toBuildKey(id, entry.buildId), ...(slot && { slot }) }, entry }];
  };
  const slots = listSlotOwners(registry, match.route).flatMap(({ entry, offer }) => toPart(entry, offer.slot));
  return [...slots, ...toPart(registry.remotes[match.remoteId])];
}

/**
 * Renders pages in workers. Omits a failing build, which the browser then renders; the rest of the page is not affected.
 */
export function createPageRenderer({ store, report, now, ...poolSettings }: PageRendererSettings): PageRenderer {
  const breaker = createBreaker(now);
  const { addShell, addRemote, readCode } = createServerFiles(store);
  const pools = new Map<ReleaseManifest['mode'], RenderPool>();

  /** React's two modes cannot be mixed, so each has separate workers. */
  function poolFor(mode: ReleaseManifest['mode']): RenderPool {
    const onLost: RenderPoolSettings['onLost'] = (fault) => report({ ...fault, path: '', isLeftOut: false });
    const pool = pools.get(mode) ?? createRenderPool({ ...poolSettings, mode, readCode, onLost });
    pools.set(mode, pool);
    return pool;
  }

  async function renderWithout(
    request: RenderRequest,
    all: readonly RenderPart[],
    shell: BuildKey,
  ): Promise<RenderedPage | undefined> {
    const parts = all.filter(({ build }) => !breaker.isOpen(build));
    const { registry, path, hasSession, languageCd, answers, unanswered, values, now: at } = request;
    const job = { shell, parts, registry, path, hasSession, languageCd, answers, unanswered, values, now: at };
    const outcome = await poolFor(request.shell.mode).render(job);
    if (outcome.kind === 'busy') return undefined;
    const tell = (fault: { build: BuildKey; kind: string; error: string }, isLeftOut: boolean) =>
      report({
        build: fault.build,
        kind: fault.kind,
        error: fault.error,
        path: path.split('?', 1)[0] ?? '',
        isLeftOut,
      });
    if (outcome.kind === 'done') {
      const { html, rendered, faults, hints } = outcome.result;
      // A missing answer is logged and counted as a failure of the API or the service, not of the build.
      const own = faults.filter(({ isUnanswered }) => !isUnanswered);
      for (const fault of own) tell({ ...fault, kind: 'threw' }, false);
      for (const { build } of parts) breaker.succeed(build);
      const bad = new Set(own.map(({ build }) => build));
      // A build with a pause fails for every visitor, not only for those of its last tries.
      const lost = all.filter((part) => bad.has(part.build) || !parts.includes(part));
      const failed = [...new Set(lost.map(({ remoteId }) => remoteId))];
      return { html, rendered, hints, failed, isWhole: lost.length === 0 && faults.length === 0 };
    }
    const { build } = outcome;
    tell(outcome, breaker.fail(build));
    if (build === shell || !parts.some((part) => part.build === build)) return undefined;
    const rest = await renderWithout(
      request,
      all.filter((part) => part.build !== build),
      shell,
    );
    const failed = all.find((part) => part.build === build)?.remoteId ?? '';
    return rest && { ...rest, failed: [...new Set([...rest.failed, failed])], isWhole: false };
  }

  return {
    async warm({ remotes }, shell) {
      if (shell.ssr === null) return;
      const open = Object.entries(remotes).filter(([, { ssr, enabled }]) => ssr !== null && enabled);
      await poolFor(shell.mode).warm([addShell(shell), ...open.map(([id, entry]) => addRemote(id, entry))]);
    },
    keepOnly({ remotes, canaries }, shell) {
      const entries = [...Object.values(remotes), ...canaries.map(({ entry }) => entry)];
      const builds = entries.map(({ remoteJson: { id }, buildId }) => toBuildKey(id, buildId));
      const live = new Set([toBuildKey(shell.id, shell.buildId), ...builds]);
      for (const pool of pools.values()) pool.keepOnly(live);
    },
    async render(request) {
      const { shell } = request;
      const key = toBuildKey(shell.id, shell.buildId);
      if (shell.ssr === null || breaker.isOpen(key)) return undefined;
      const parts = listParts(request);
      addShell(shell);
      for (const { part, entry } of parts) addRemote(part.remoteId, entry);
      return await renderWithout(
        request,
        parts.map(({ part }) => part),
        key,
      );
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}
