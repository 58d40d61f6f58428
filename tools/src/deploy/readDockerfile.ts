/** Line of a Dockerfile: `COPY`, `--from=build /haesol /haesol`. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

const known = ['FROM', 'COPY', 'RUN', 'WORKDIR', 'USER', 'ENV', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'];

/** Reads the instructions of a Dockerfile. @throws for one that is unknown here, or continues on the next line */
export function readDockerfile(text: string): readonly Instruction[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^(\w+) +(.*[^\\])$/.exec(line) ?? [];
    if (!known.includes(name)) throw new Error(`Dockerfile: cannot be tried here: ${line}`);
    return { name, text: rest };
  });
}
