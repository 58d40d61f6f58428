import * as z from 'zod/mini';
import type { AnswerSchema } from './answerSchemas.ts';

/** File of every release with what the build provides and requires. */
export const contractFileName = 'contract.json';

/** JSON Schema of each answer that the build reads, by endpoint; earlier builds have none. */
const answers = z.optional(z.record(z.string(), z.custom<AnswerSchema>()));
const shellApi = z.object({ version: z.int(), types: z.string() });

/** Contract of a shell with its remotes. */
export const shellContract = z.object({
  /** `types` is the source of its interface. */
  shellApi,
  /** Versions of shared modules, by package. */
  shared: z.record(z.string(), z.string()),
  layouts: z.array(z.string()),
  guards: z.array(z.string()),
  /** Menu groups. */
  groups: z.array(z.string()),
  /** Formats of entries that it loads. */
  formats: z._default(z.array(z.string()), ['script']),
  /** `GET /api/v1/posts/{postUid}` by the endpoint's name. */
  endpoints: z.record(z.string(), z.string()),
  answers,
});
export type ShellContract = z.output<typeof shellContract>;

/** Contract against which a remote was built, and what it uses of it. */
export const remoteContract = z.object({
  shellApi: z.extend(shellApi, { /** Members of ShellApi. */ uses: z.array(z.string()) }),
  answers,
});
export type RemoteContract = z.output<typeof remoteContract>;
