import { RemoteLoadError, toLoadError } from './loadErrors.ts';

const anError = (properties: object) => Object.assign(new Error('failed'), properties);

describe('toLoadError', () => {
  it('keeps an error of our own loader', () => {
    const error = new RemoteLoadError('entry', '/remotes/a/remoteEntry.js');

    expect(toLoadError(error)).toBe(error);
  });

  it('recognises a script chunk with the address that failed', () => {
    const error = anError({ name: 'ChunkLoadError', request: '/remotes/a/list.js' });

    expect(toLoadError(error)).toMatchObject({ part: 'chunk', url: '/remotes/a/list.js', cause: error });
  });

  it('recognises a style sheet by its code, also under the name of a chunk', () => {
    const error = anError({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED', request: '/remotes/a/list.css' });

    expect(toLoadError(error)).toMatchObject({ part: 'css', url: '/remotes/a/list.css' });
  });

  it.each(['RUNTIME-001', 'RUNTIME-003', 'RUNTIME-008', 'RUNTIME-013', 'RUNTIME-014'])(
    'recognises the federation runtime’s error %s, also with a prefix',
    (code) => {
      const error = new Error(`During 'mount', parcel threw an error: [ Federation Runtime ]: #${code} more words`);

      expect(toLoadError(error)).toMatchObject({ part: 'entry', url: undefined });
    },
  );

  it.each([
    ['a container that threw while it started', new Error('#RUNTIME-015')],
    ['a script that ran and threw', new Error('#RUNTIME-008 ScriptExecutionError: x is not a function')],
    ['a fault of a screen', new TypeError('x is undefined')],
    ['a text', 'ChunkLoadError'],
    ['nothing', null],
  ])('treats %s as an error of executed code', (_what, error) => {
    expect(toLoadError(error)).toBeUndefined();
  });

  it('sets its name, because minifiers rename classes', () => {
    expect(new RemoteLoadError('css', '/a.css').name).toBe('RemoteLoadError');
  });
});
