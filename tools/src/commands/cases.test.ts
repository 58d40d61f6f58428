import { cases, listCommands } from './cases.ts';

it('tries every command of the README, and no other', () => {
  expect(Object.keys(cases).sort()).toEqual(listCommands().sort());
});
