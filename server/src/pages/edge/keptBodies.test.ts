import { createKeptBodies } from './keptBodies.ts';

describe('createKeptBodies', () => {
  it('compresses a version once for each encoding, and a failed one again', async () => {
    const made: string[] = [];
    const keep = createKeptBodies(async (text, encoding) => {
      made.push(`${encoding} ${text}`);
      if (text === 'broken' && made.filter((one) => one.endsWith('broken')).length === 1) throw new Error('no memory');
      return Buffer.from(`${encoding} ${text}`);
    });

    const bodies = await Promise.all([
      keep('1', 'br', 'a'),
      keep('1', 'br', 'a'),
      keep('1', 'gzip', 'a'),
      keep('2', 'br', 'b'),
    ]);
    await expect(keep('3', 'br', 'broken')).rejects.toThrow('no memory');
    await keep('3', 'br', 'broken');

    expect(bodies.map(String)).toEqual(['br a', 'br a', 'gzip a', 'br b']);
    expect(made).toEqual(['br a', 'gzip a', 'br b', 'br broken', 'br broken']);
  });
});
