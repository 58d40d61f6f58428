import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';

export default async function opsRoutes(app: FastifyInstance, { db }: AppContext): Promise<void> {
  const config = { access: 'public' as const };
  app.get('/healthz', { config }, async () => ({ ok: true }));
  app.get('/readyz', { config }, async () => {
    await sql`select 1`.execute(db);
    return { ok: true };
  });
}
