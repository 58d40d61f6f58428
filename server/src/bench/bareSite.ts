// Fastify and pg with two statements by hand for the notices' list, without limits, languages, accounts and row numbers: the
// reference for the API's own list. Argument: URL of the database. A program of its own, so that the load comes from another
// process.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2] });
const app = Fastify();
const rowsSql = `select p.post_uid, p.board, p.category_cd, coalesce(c.code_nm, p.category_cd) as category_nm, p.title, p.summary,
    p.writer_nm, p.created_at, p.view_cnt, p.pin, p.urgent, p.thumb_url, p.thumb_alt,
    (select coalesce(json_agg(f), '[]') from (
      select file_uid, org_nm, ext, mime, size from file
        where ref_type = 'POST' and ref_uid = p.post_uid and removed_at is null order by seq) f) as files
  from post p left join code c on c.code = p.category_cd and c.group_cd = 'NOTICE_CTG'
  where p.board = $1 and p.deleted_at is null and p.created_at <= now()
  order by p.pin desc, p.created_at desc, p.post_uid desc limit 10`;
const countsSql = `select category_cd, count(*)::int as cnt from post
  where board = $1 and deleted_at is null and created_at <= now() group by category_cd`;
app.get('/list', async () => {
  const { rows: list } = await pool.query(rowsSql, ['NOTICE']);
  const { rows: categories } = await pool.query(countsSql, ['NOTICE']);
  return { status: { code: '200' }, data: { list, categories } };
});
process.stdout.write(`ready ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
