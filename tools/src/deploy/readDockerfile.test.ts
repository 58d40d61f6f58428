import { readText } from '../checks/workspace.ts';
import { readDockerfile } from './readDockerfile.ts';

it('reads the instructions of a Dockerfile without comments', () => {
  expect(readDockerfile('# image\nFROM node:24\n\nRUN mkdir /data && true\n')).toEqual([
    { name: 'FROM', text: 'node:24' },
    { name: 'RUN', text: 'mkdir /data && true' },
  ]);
  expect(readDockerfile(readText('deploy/Dockerfile')).length).toBeGreaterThan(12);
});

it.each(['ADD a /a', 'RUN mkdir /data \\', 'run mkdir'])('refuses %s, which would not be tried', (line) => {
  expect(() => readDockerfile(line)).toThrow(line);
});
