import { defineEndpoint } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../context.ts';
import { createUid } from '../../db/uuid.ts';
import { sendTo, setUpTestApp } from '../../testing/testApp.ts';
import { ApiError } from '../apiError.ts';
import { route } from './route.ts';

const createNote = defineEndpoint({
  name: 'note.create',
  method: 'POST',
  path: '/api/v1/notes',
  access: 'public',
  language: 'header',
  summary: 'Writes a note.',
  body: z.strictObject({ text: z.string(), fail: z.optional(z.boolean()) }),
  response: z.object({ uid: z.string() }),
});

let places = 0;

async function noteRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const acquirePlace = async () => {
    places -= 1;
    if (places < 0) throw new ApiError('4290');
  };
  route(app, context, createNote, ({ body, write }) =>
    write(async (trx) => {
      const uid = createUid();
      await trx
        .insertInto('state_log')
        .values({ log_uid: uid, ref_type: 'note', ref_uid: uid, to_state: body.text })
        .execute();
      if (body.fail) throw new ApiError('4092', { params: { n: 0 } });
      return { uid };
    }, acquirePlace),
  );
}

const key = '0b3f8a52-7d0e-4c58-9a58-3c3b7c1f0a11';

describe('Idempotency-Key', () => {
  const test = setUpTestApp({ plugins: [noteRoutes] });
  beforeEach(async () => {
    await test.db.deleteFrom('state_log').execute();
    await test.db.deleteFrom('idempotency').execute();
    places = 100;
  });

  const send = (payload: object, idempotencyKey?: string) =>
    sendTo(test.app, 'POST', '/api/v1/notes', payload, {
      headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey },
    });
  const countNotes = async () => (await test.db.selectFrom('state_log').select('log_uid').execute()).length;

  it('returns the same response for the same request, with one effect', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send({ text: 'a' }, key)));

    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await countNotes()).toBe(1);
  });

  it('writes each time without a key', async () => {
    await send({ text: 'a' });
    await send({ text: 'a' });

    expect(await countNotes()).toBe(2);
  });

  it('refuses different content with the same key', async () => {
    await send({ text: 'a' }, key);

    const response = await send({ text: 'b' }, key);

    expect(response.json()).toMatchObject({
      status: { code: '4000' },
      data: { fieldErrors: [{ field: 'Idempotency-Key' }] },
    });
    expect(await countNotes()).toBe(1);
  });

  it('stores no refusal, so that a retry may succeed', async () => {
    const refused = await send({ text: 'a', fail: true }, key);
    const later = await send({ text: 'a' }, key);

    expect(refused.json().status.code).toBe('4092');
    expect(later.json().status.code).toBe('200');
  });

  it('does not count a repeated request against a limit', async () => {
    places = 1;
    const first = await send({ text: 'a' }, key);

    expect((await send({ text: 'a' }, key)).body).toBe(first.body);
    expect((await send({ text: 'a' })).json().status.code).toBe('4290');
    expect(await countNotes()).toBe(1);
  });

  it('expires after 24 hours', async () => {
    await send({ text: 'a' }, key);
    await test.db.updateTable('idempotency').set({ created_at: sql`app_now() - interval '25 hours'` }).execute();

    expect((await send({ text: 'b' }, key)).json().status.code).toBe('200');
  });

  it('refuses a key that is not a UUID', async () => {
    expect((await send({ text: 'a' }, 'key')).json().status.code).toBe('4000');
  });
});
