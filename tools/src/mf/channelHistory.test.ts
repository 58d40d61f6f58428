import { type ChannelMoveRow, listLine } from '@haesol/contracts/release';
import { findEarlierBuild } from './channelHistory.ts';

/** Rows as the server lists them, from `a>b` in the order in which they happened. */
function anAudit(...moves: string[]): ChannelMoveRow[] {
  const rows = moves.map((move) => {
    const [from = '', to = ''] = move.split('>');
    const fromBuild = from === '' ? null : from;
    return { action: 'move', channel: 'stable', fromBuild, toBuild: to };
  });
  return rows.reverse();
}

describe('findEarlierBuild', () => {
  it('is the build that the channel had before', () => {
    expect(findEarlierBuild(anAudit('>a', 'a>b', 'b>c'), 'stable')).toBe('b');
  });

  it('goes one further back after a rollback', () => {
    expect(findEarlierBuild(anAudit('>a', 'a>b', 'b>c', 'c>b'), 'stable')).toBe('a');
  });

  it('leaves out what was taken back when a newer build has come since', () => {
    expect(listLine(anAudit('>a', 'a>b', 'b>a', 'a>c'), 'stable')).toEqual(['a', 'c']);
  });

  it('knows the build before the first listed move', () => {
    expect(findEarlierBuild(anAudit('x>y'), 'stable')).toBe('x');
  });

  it('is undefined for a channel with one build, and for none', () => {
    expect(findEarlierBuild(anAudit('>a'), 'stable')).toBeUndefined();
    expect(findEarlierBuild([], 'stable')).toBeUndefined();
  });

  it('looks at moves of its channel alone', () => {
    const [move] = anAudit('b>c');
    const other = { ...move, channel: 'next' } as ChannelMoveRow;
    const notice = { ...move, action: 'switch', toBuild: null } as ChannelMoveRow;

    expect(findEarlierBuild([other, notice, ...anAudit('>a', 'a>b')], 'stable')).toBe('a');
  });
});
