import { getMoveTo, type Moves, makeMove } from './moves.ts';

type State = 'ASKED' | 'GRANTED' | 'REFUSED' | 'LEFT';

const moves = {
  grant: { from: ['ASKED'], to: 'GRANTED', by: ['STAFF'] },
  grantAgain: { from: ['REFUSED'], to: 'GRANTED', by: ['STAFF'] },
  leave: { from: ['ASKED', 'GRANTED'], to: 'LEFT', by: ['MEMBER'] },
} satisfies Moves<State>;

describe('moves of a state machine', () => {
  it('finds every state from which a mover reaches another', () => {
    expect(getMoveTo<State>(moves, 'GRANTED', 'STAFF').from).toEqual(['ASKED', 'REFUSED']);
  });

  it('refuses a move of another mover, and to an unreachable state', () => {
    expect(() => getMoveTo<State>(moves, 'LEFT', 'STAFF')).toThrow(expect.objectContaining({ code: '4405' }));
    expect(() => getMoveTo<State>(moves, 'REFUSED', 'STAFF')).toThrow(expect.objectContaining({ code: '4405' }));
  });

  it('applies a move once, and refuses it if no row was in its states', async () => {
    let state: State = 'ASKED';
    const grant = () =>
      makeMove<State, { state: State }>(moves.grant, async ({ from, to }) => {
        if (!from.includes(state)) return undefined;
        state = to;
        return { state };
      });

    expect(await grant()).toEqual({ state: 'GRANTED' });
    await expect(grant()).rejects.toMatchObject({ code: '4405' });
  });
});
