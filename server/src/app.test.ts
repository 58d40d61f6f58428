import { openTestApp, type TestApp } from './testing.ts';

describe('createApp', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  it('says that it is alive', async () => {
    const response = await test.app.inject('/healthz');

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ok: true });
  });
});
