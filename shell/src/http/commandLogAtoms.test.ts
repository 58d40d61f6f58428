import { createStore } from 'jotai';
import { type CommandInfo, commandLogAtom, mainCmdInfoAtom, recordCommandAtom } from './commandLogAtoms.ts';

const aCommand = (time: number): CommandInfo => ({ type: 'posts.list', time, response: null, failed: true });

describe('command log', () => {
  it('has no last command initially', () => {
    expect(createStore().get(mainCmdInfoAtom)).toBeNull();
  });

  it('returns the last command', () => {
    const store = createStore();

    store.set(recordCommandAtom, aCommand(1));
    store.set(recordCommandAtom, aCommand(2));

    expect(store.get(mainCmdInfoAtom)).toEqual(aCommand(2));
  });

  it('contains the last fifty', () => {
    const store = createStore();
    const commands = Array.from({ length: 60 }, (_none, index) => aCommand(index));

    commands.forEach((command) => {
      store.set(recordCommandAtom, command);
    });

    expect(store.get(commandLogAtom)).toEqual(commands.slice(10));
  });
});
