import { parseArgs } from 'node:util';
import { releaseId } from '@haesol/contracts/release';
import { MfError } from '../contract/MfError.ts';

const usage = `npm run matrix -- --shell stable,next --remote mf-travel=stable,next --specs journey,delivery

  --shell, --remote mf-…=   channels, builds or folders of builds, divided by commas; --remote may come often
  --specs journey,delivery  specs of e2e/specs that each mix has to pass
  --probe file              a program in the place of the specs: node <file> <spec>, with BASE_URL and HAESOL_COOKIE
  --server https://…        where channels and builds are (HAESOL_SERVER, http://localhost:3000)
  --builds file             the other builds of a local mix (.data/builds.json); npm run mf -- fetch --out writes one
  --report https://…        saves the results there, with HAESOL_QA_TOKEN; a mix that failed keeps its builds from stable
  --out file                results as JSON (.data/matrix.json)
  --junit file              the same as a JUnit report, for the CI

BASE_URL=https://… tries the mixes on that site, each in a browser of its own, by HAESOL_QA_TOKEN; without it a server is started.`;

export interface MatrixArguments {
  /** Channels, builds or folders by remote, unresolved. */
  readonly wanted: Readonly<Record<string, readonly string[]>>;
  readonly specs: readonly string[];
  readonly probe: string | undefined;
  readonly server: string | undefined;
  readonly builds: string;
  readonly report: string | undefined;
  readonly out: string;
  readonly junit: string | undefined;
}

const toList = (text: string) => text.split(',').map((part) => part.trim());

function readRemote(text: string): readonly [string, readonly string[]] {
  const [id = '', values = ''] = text.split('=', 2);
  if (releaseId.safeParse(id).success && values !== '') return [id, toList(values)];
  throw new MfError(`--remote ${text} cannot be read`, 'Write it like --remote mf-travel=stable,next');
}

/** @throws {MfError} for missing, unknown or duplicate arguments */
export function readArguments(args: readonly string[]): MatrixArguments {
  const { values } = parse(args);
  const named = [...(values.shell === undefined ? [] : [`shell=${values.shell}`]), ...(values.remote ?? [])];
  const axes = named.map(readRemote);
  const twice = axes.find(([id], at) => axes.findIndex(([other]) => other === id) !== at);
  if (twice !== undefined) throw new MfError(`${twice[0]} is named twice`, usage);
  if (axes.length === 0) throw new MfError('Which builds?', usage);
  if (values.specs === undefined) throw new MfError('Which specs?', usage);
  return {
    wanted: Object.fromEntries(axes),
    specs: toList(values.specs),
    probe: values.probe,
    server: values.server,
    builds: values.builds ?? '.data/builds.json',
    report: values.report,
    out: values.out ?? '.data/matrix.json',
    junit: values.junit,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        shell: { type: 'string' },
        remote: { type: 'string', multiple: true },
        specs: { type: 'string' },
        probe: { type: 'string' },
        server: { type: 'string' },
        builds: { type: 'string' },
        report: { type: 'string' },
        out: { type: 'string' },
        junit: { type: 'string' },
      },
    });
  } catch (error) {
    throw new MfError((error as Error).message, usage);
  }
}
