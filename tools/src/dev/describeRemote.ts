// Prints `remote.json` of a package. A separate process, because a changed module is not evaluated again in the same one.
import { readRemoteJson } from '@haesol/build';

const [, , packageDir = ''] = process.argv;
process.stdout.write(JSON.stringify(await readRemoteJson(packageDir)));
