import { countStates, listNextStates, summaries, toRowLook } from './myEduRules.ts';

describe('rules of my courses', () => {
  it('counts the states of a summary', () => {
    const counted = [
      { state: 'APPLIED', cnt: 2 },
      { state: 'WAITLIST', cnt: 1 },
      { state: 'COMPLETED', cnt: 5 },
    ] as const;

    expect(countStates([...counted], summaries.applied)).toBe(3);
    expect(countStates([...counted], summaries.learning)).toBe(0);
  });

  it('gives rows the colour of their badge', () => {
    expect(toRowLook('REJECTED')).toEqual({ tone: 'red' });
    expect(toRowLook('COMPLETED')).toEqual({ tone: 'black' });
  });

  it('lists the expected next states, and none after the end', () => {
    expect(listNextStates('WAITLIST')).toEqual(['APPLIED', 'APPROVED', 'LEARNING', 'COMPLETED']);
    expect(listNextStates('APPROVED')).toEqual(['LEARNING', 'COMPLETED']);
    expect(listNextStates('CANCELLED')).toEqual([]);
    expect(listNextStates('COMPLETED')).toEqual([]);
  });
});
