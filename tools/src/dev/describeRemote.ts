// Prints `remote.json` of a package. A process of its own: a module that was changed is not evaluated again in the same one.
import { readRemoteJson } from '@haesol/build';

const [, , packageDir = ''] = process.argv;
process.stdout.write(JSON.stringify(await readRemoteJson(packageDir)));
