// Prints `remote.json` of a package. A separate process, because a changed module is not evaluated again in the same one.
import { readRemoteJson } from '@haesol/build';

const [, , packageDir = ''] = process.argv;
try {
  process.stdout.write(JSON.stringify(await readRemoteJson(packageDir)));
} catch (error) {
  const { message, stack } = error as Error;
  // Faults of a definition begin with file and line; other errors are located by their stack.
  process.stderr.write(/^\S+:\d+: /.test(message) ? message : (stack ?? message));
  process.exitCode = 1;
}
