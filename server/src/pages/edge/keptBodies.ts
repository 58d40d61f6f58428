import { compressText, type Encoding } from '../../http/encoding.ts';

/** Registries of all roles and formats, with the versions of the last deploys. */
const capacity = 24;

/** Stores compressed answers by their version, because compressing the registry takes as long as eight calls of the API. */
export function createKeptBodies(compress: (text: string, encoding: Encoding) => Promise<Buffer> = compressText) {
  const bodies = new Map<string, Promise<Buffer>>();
  return (version: string, encoding: Encoding, text: string): Promise<Buffer> => {
    const key = `${encoding} ${version}`;
    const body = bodies.get(key) ?? compress(text, encoding);
    // The last used one is the last to go.
    bodies.delete(key);
    bodies.set(key, body);
    const [oldest = key] = bodies.keys();
    if (bodies.size > capacity) bodies.delete(oldest);
    body.catch(() => bodies.delete(key));
    return body;
  };
}
