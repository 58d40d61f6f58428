import { isStanding, onLeft, stand } from './mountedRemotes.ts';

describe('stand', () => {
  it('counts places: a remote has left when it has left them all', () => {
    const left: string[] = [];
    const forget = onLeft(() => void left.push('left'));
    const leavePage = stand('mf-travel');
    const leaveSlot = stand('mf-travel');

    leavePage();
    leavePage();
    expect([isStanding('mf-travel'), left]).toEqual([true, []]);
    leaveSlot();
    forget();
    stand('mf-travel')();

    expect([isStanding('mf-travel'), left]).toEqual([false, ['left']]);
  });
});
