// Fastify with one query for a list of ten posts, without limits, languages and accounts: the reference for the API's own list.
// Argument: URL of the database. A program of its own, so that the load comes from another process.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2] });
const app = Fastify();
app.get('/list', async () => {
  const { rows } = await pool.query({
    name: 'list',
    text: `select post_uid as "postUid", title, summary, created_at as "createdAt", count(*) over ()::int as cnt
      from post where board = 'NOTICE' and deleted_at is null order by pin desc, created_at desc limit 10`,
  });
  return { status: { code: '200' }, data: { list: rows, cnt_total: rows[0]?.cnt ?? 0 } };
});
process.stdout.write(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
