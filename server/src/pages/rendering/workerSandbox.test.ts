import { chooseSandbox, describeGaps, type WorkerSandbox } from './workerSandbox.ts';

/** Fakes a machine where these programs are missing or refused. */
const without =
  (...programs: readonly string[]) =>
  ({ command }: WorkerSandbox) =>
    command.every((word) => !programs.includes(word));
const hasNamespaces = ({ command }: WorkerSandbox) => command.includes('unshare');
const hasOtherUser = ({ command }: WorkerSandbox) => command.join(' ').includes('--reuid 65534 --regid 65534');

describe('chooseSandbox', () => {
  it.each([
    ['root, with all tools', true, [], { namespaces: true, otherUser: true, gaps: false }],
    ['root, without unshare', true, ['unshare'], { namespaces: false, otherUser: true, gaps: true }],
    ['another user, with all tools', false, [], { namespaces: true, otherUser: false, gaps: false }],
    ['another user, without unshare', false, ['unshare'], { namespaces: false, otherUser: false, gaps: true }],
    ['root, without any tool', true, ['unshare', 'setpriv'], { namespaces: false, otherUser: false, gaps: true }],
  ])('chooses the best working one for %s', async (_who, isRoot, missing, wanted) => {
    const sandbox = await chooseSandbox(isRoot, without(...missing));

    expect({
      namespaces: hasNamespaces(sandbox),
      otherUser: hasOtherUser(sandbox),
      gaps: describeGaps(sandbox) !== undefined,
    }).toEqual(wanted);
    expect([sandbox.isClosed, sandbox.isOtherUser]).toEqual([wanted.namespaces, wanted.otherUser]);
  });

  it('uses a user namespace for root if other namespaces of root are refused', async () => {
    const sandbox = await chooseSandbox(true, ({ command }) => command.includes('--map-root-user'));

    expect([hasNamespaces(sandbox), sandbox.isClosed, sandbox.isOtherUser]).toEqual([true, true, false]);
  });

  it('ends a worker with the server wherever setpriv exists', async () => {
    const chosen = await Promise.all([true, false].map((isRoot) => chooseSandbox(isRoot, without('unshare'))));

    expect(chosen.map(({ command }) => command.slice(0, 3))).toEqual([
      ['setpriv', '--pdeathsig', 'KILL'],
      ['setpriv', '--pdeathsig', 'KILL'],
    ]);
    expect((await chooseSandbox(false, () => false)).command).toEqual([]);
  });
});
