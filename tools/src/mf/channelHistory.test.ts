import { type ChannelMoveRow, listLine } from '@haesol/contracts/release';
import { findEarlierBuild } from './channelHistory.ts';

/** Creates rows in the server's order from `a>b` in chronological order. */
function anAudit(...moves: string[]): ChannelMoveRow[] {
  const rows = moves.map((move) => {
    const [from = '', to = ''] = move.split('>');
    const fromBuild = from === '' ? null : from;
    return { action: 'move', channel: 'stable', fromBuild, toBuild: to };
  });
  return rows.reverse();
}

describe('findEarlierBuild', () => {
  it('is the previous build of the channel', () => {
    expect(findEarlierBuild(anAudit('>a', 'a>b', 'b>c'), 'stable')).toBe('b');
  });

  it('is the one before after a rollback', () => {
    expect(findEarlierBuild(anAudit('>a', 'a>b', 'b>c', 'c>b'), 'stable')).toBe('a');
  });

  it('skips a rolled-back build after a newer one', () => {
    expect(listLine(anAudit('>a', 'a>b', 'b>a', 'a>c'), 'stable')).toEqual(['a', 'c']);
  });

  it('includes the build before the first listed move', () => {
    expect(findEarlierBuild(anAudit('x>y'), 'stable')).toBe('x');
  });

  it('is undefined for a channel with one build or without any', () => {
    expect(findEarlierBuild(anAudit('>a'), 'stable')).toBeUndefined();
    expect(findEarlierBuild([], 'stable')).toBeUndefined();
  });

  it('is undefined after the remote was removed, also once it is back', () => {
    const removal: ChannelMoveRow = { action: 'remove', channel: null, fromBuild: 'b', toBuild: null };

    expect(listLine([removal, ...anAudit('>a', 'a>b')], 'stable')).toEqual([]);
    expect(listLine([...anAudit('>b'), removal, ...anAudit('>a', 'a>b')], 'stable')).toEqual(['b']);
  });

  it('ignores moves of other channels', () => {
    const [move] = anAudit('b>c');
    const other = { ...move, channel: 'next' } as ChannelMoveRow;
    const notice = { ...move, action: 'switch', toBuild: null } as ChannelMoveRow;

    expect(findEarlierBuild([other, notice, ...anAudit('>a', 'a>b')], 'stable')).toBe('a');
  });
});
