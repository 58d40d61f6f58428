import * as z from 'zod/mini';

/** File of every release that says what the build owes others and expects of them. */
export const contractFileName = 'contract.json';

const shellApi = z.object({ version: z.int(), types: z.string() });

/** What a shell gives to remotes. */
export const shellContract = z.object({
  /** `types` is the source of its interface. */
  shellApi,
  /** Version of each shared module, by package. */
  shared: z.record(z.string(), z.string()),
  layouts: z.array(z.string()),
  guards: z.array(z.string()),
  /** Of the menu. */
  groups: z.array(z.string()),
  /** `GET /api/v1/posts/{postUid}` by the endpoint's name. */
  endpoints: z.record(z.string(), z.string()),
});
export type ShellContract = z.output<typeof shellContract>;

/** What a remote was built against, and what it uses of that. */
export const remoteContract = z.object({
  shellApi: z.extend(shellApi, { /** Members of ShellApi. */ uses: z.array(z.string()) }),
});
export type RemoteContract = z.output<typeof remoteContract>;
