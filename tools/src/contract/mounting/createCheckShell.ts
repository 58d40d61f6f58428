import { errorCodes } from '@haesol/contracts/common';
import type { Envelope, HttpRequest, ShellApi } from '@haesol/remote/shell-api';
import { createStandInShell } from '@haesol/remote/stand-in';

/** Saved, because the page replaces these names. */
const fetchOfNode = globalThis.fetch;
const AbortSignalOfNode = globalThis.AbortSignal;

/** Events of the kit's boundary and of a crashed root. */
const thrown = ['remote.caught', 'remote.uncaught'];
const never: Envelope = { status: { code: errorCodes.serverError, message: '' }, data: null };

/** Requests responses of a running site as a visitor; without a site, every request fails as with a server that is down. */
async function ask(site: string | undefined, { method, path, query }: HttpRequest): Promise<Envelope> {
  if (site === undefined || method !== 'GET') return never;
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetchOfNode(`${site}${path}${search === '' ? '' : `?${search}`}`, {
      signal: AbortSignalOfNode.timeout(5_000),
    });
    return (await response.json()) as Envelope;
  } catch {
    return never;
  }
}

export interface CheckShellOptions {
  /** Running site that answers GETs. */
  readonly site?: string;
  readonly addMessages: ShellApi['i18n']['addMessages'];
  /** Called when the screen navigates away, so it need not show anything. */
  onLeave(): void;
  /** Called with each used member of the shell. */
  onUse(member: string): void;
  /** Called with each API request: `GET /api/v1/posts/list`. */
  onCall(call: string): void;
  /** Called when a screen has thrown, although the kit's error card replaces it. */
  onThrow(error: string): void;
}

/** Wraps the shell to report used members, under any alias. */
function watchUses(shell: ShellApi, onUse: CheckShellOptions['onUse']): ShellApi {
  return new Proxy(shell, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(target, name)) onUse(name);
      return Reflect.get(target, name);
    },
  });
}

/** Creates a shell for one screen: its location never changes, and every request of the screen succeeds. */
export function createCheckShell(path: string, options: CheckShellOptions): ShellApi {
  const { onCall, onLeave } = options;
  const request = (call: HttpRequest) => {
    onCall(`${call.method} ${call.path}`);
    return ask(options.site, call);
  };
  const shell = createStandInShell(
    {
      path,
      request,
      addMessages: options.addMessages,
      onNavigate: () => {
        onLeave();
        return false;
      },
    },
    {
      async requireLogin() {
        onLeave();
        return false;
      },
      http: {
        request,
        upload: async () => never,
        async download({ method, path: file }) {
          onCall(`${method} ${file}`);
        },
      },
      telemetry({ kind, data }) {
        if (thrown.includes(kind)) options.onThrow(String(data?.error ?? kind));
      },
    },
  );
  return watchUses(shell, options.onUse);
}
