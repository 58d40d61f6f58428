import { createUuid } from './createUuid.ts';

it('creates a new UUID each time, without an API that needs https', () => {
  const { randomUUID } = crypto;
  Reflect.set(crypto, 'randomUUID', undefined);
  const ids = Array.from({ length: 50 }, createUuid);
  Reflect.set(crypto, 'randomUUID', randomUUID);

  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});
