import { setTimeout as delay } from 'node:timers/promises';
import { errorCodes } from '@haesol/contracts/common';
import * as z from 'zod/mini';
import { MfError } from '../contract/MfError.ts';
import { tokenHelp } from './releaseToken.ts';

const timeoutMs = 20_000;
/** Total number of tries with a server that is busy, or whose store is unavailable. */
const tries = 5;
const defaultRetrySec = 2;

const envelope = z.object({
  status: z.object({ code: z.string(), message: z.string() }),
  data: z.unknown(),
});
const fieldErrors = z.object({
  fieldErrors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
});

const refusals: Readonly<Record<string, { readonly text: string; readonly help: string }>> = {
  [errorCodes.signInRequired]: { text: 'the server got no release token', help: tokenHelp },
  [errorCodes.sessionExpired]: { text: 'the server does not know this release token', help: tokenHelp },
  [errorCodes.forbidden]: {
    text: 'the release token is that of another remote, or one that only reads',
    help: 'A team can touch its own remote only, and publish with its own token alone.',
  },
  [errorCodes.notFound]: {
    text: 'the server has no such build',
    help: 'List the builds that are there with: npm run mf -- list mf-…',
  },
};
const conflictHelp =
  'Somebody else was faster. Look with npm run mf -- list mf-…, and repeat the command if it is still right.';

function toError(id: string, answer: z.output<typeof envelope>): MfError {
  const { code, message } = answer.status;
  const fields = fieldErrors.safeParse(answer.data);
  const [field] = fields.success ? fields.data.fieldErrors : [];
  if (field !== undefined) {
    const where = field.field === 'release' ? '' : `${field.field}: `;
    return new MfError(`${id}: ${where}${field.message}`, field.code === 'conflict' ? conflictHelp : undefined);
  }
  const known = refusals[code];
  // The API's own messages are for visitors, about sessions that a team does not have.
  if (known !== undefined) return new MfError(`${id}: ${known.text}`, known.help, { code });
  return new MfError(`${id}: the server answered ${code} (${message})`);
}

export const notAPortal = 'Is this the address of a portal?';

export type AskOptions = RequestInit & { readonly limitMs?: number };

/** Requests to a server, with explained network failures. Every method throws {@link MfError}. */
export function createTransport(base: string, token: string | undefined) {
  async function ask(path: string, init: AskOptions = {}): Promise<Response> {
    const { limitMs = timeoutMs, ...request } = init;
    try {
      return await fetch(`${base}${path}`, { ...request, signal: AbortSignal.timeout(limitMs) });
    } catch (error) {
      const help = `Is the server running there? Start one with npm start, or name another with --server or HAESOL_SERVER.`;
      throw new MfError(`${base} cannot be reached`, help, { cause: error });
    }
  }

  return {
    ask,

    /** Reads a document outside the API. @param missing error message for another response */
    async read<S extends z.core.$ZodType>(path: string, schema: S, missing: string): Promise<z.output<S>> {
      const response = await ask(path, { cache: 'no-store' });
      const document = z.safeParse(schema, await response.json().catch(() => undefined));
      if (document.success) return document.data;
      throw new MfError(`${base}${path} answered ${response.status}${missing}`, notAPortal);
    },

    /**
     * Calls the API with the token; retries while the server is busy.
     * @param subject of error messages
     */
    async callAt<S extends z.core.$ZodType>(subject: string, path: string, schema: S, init: AskOptions = {}) {
      if (token === undefined) throw new MfError('There is no release token', tokenHelp);
      const headers = { ...init.headers, authorization: `Bearer ${token}` };
      let response = await ask(path, { ...init, headers });
      for (let attempt = 1; response.status === 503 && attempt < tries; attempt += 1) {
        await delay(1_000 * Number(response.headers.get('retry-after') ?? defaultRetrySec));
        response = await ask(path, { ...init, headers });
      }
      const answer = envelope.safeParse(await response.json().catch(() => undefined));
      if (!answer.success) {
        throw new MfError(`${base}${path} answered ${response.status}, and no envelope`, notAPortal);
      }
      if (answer.data.status.code !== '200') throw toError(subject, answer.data);
      return z.parse(schema, answer.data.data);
    },
  };
}
