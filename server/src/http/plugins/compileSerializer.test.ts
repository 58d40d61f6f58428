import * as z from 'zod/mini';
import { openTestApp } from '../../testing/testApp.ts';
import { listApiRoutes } from '../../testing/testWholeApi.ts';
import { createSerializer } from './compileSerializer.ts';

const status = { code: '200', message: '' };

describe('createSerializer', () => {
  it('leaves out undeclared fields', () => {
    const serialize = createSerializer(z.object({ nm: z.string() }));
    expect(JSON.parse(serialize({ status, data: { nm: '해솔', pwHash: 'secret' } }))).toEqual({
      status,
      data: { nm: '해솔' },
    });
  });

  it('accepts the response of every endpoint, which the server compiles at its first answer', async () => {
    const test = await openTestApp();
    const faults = listApiRoutes(test.app).flatMap(({ endpoint }) => {
      try {
        createSerializer(endpoint.response);
        return [];
      } catch (error) {
        return [`${endpoint.name}: ${error}`];
      }
    });
    await test.close();
    expect(faults).toEqual([]);
  });
});
