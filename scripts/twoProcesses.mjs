// Site with two server processes, one PostgreSQL and one bucket, behind a round-robin proxy.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { createDatabase } from '../server/src/db/testPostgres.ts';
import { s3Keys, startS3Server } from '../server/src/storage/testS3Server.ts';

/** Sends requests to the processes in turn (round robin), without sticky sessions. */
async function openProxy() {
  const targets = [];
  let count = 0;
  const proxy = createServer((incoming, answer) => {
    const { hostname, port } = targets[count++ % targets.length];
    const { method, url, headers } = incoming;
    const onward = request({ hostname, port, method, path: url, headers }, (response) => {
      answer.writeHead(response.statusCode, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.on('error', () => onward.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${proxy.address().port}`,
    add: (url) => targets.push(new URL(url)),
    count: () => count,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

/**
 * @param startServer starts one process by its name, with additional environment variables
 * @returns its URL, and a stop function
 */
export async function startTwoProcesses(run, startServer) {
  const postgres = process.env.TEST_DATABASE_URL;
  if (!postgres) throw new Error('Two processes need PostgreSQL: npm test -- cluster');
  const [database, bucket, proxy] = [await createDatabase(postgres), await startS3Server(), await openProxy()];
  const shared = {
    DATABASE_URL: database.url,
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: s3Keys.bucket,
    S3_KEY: s3Keys.key,
    S3_SECRET: s3Keys.secret,
    PUBLIC_URL: proxy.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
  };
  const token = randomBytes(24).toString('base64url');
  const servers = [];
  // The second process finds the database migrated and the builds published.
  for (const name of ['server', 'server-two']) {
    mkdirSync(join(run, `${name}-data`), { recursive: true });
    for (const file of ['release-token', 'qa-token'])
      writeFileSync(join(run, `${name}-data`, file), `${file}-${token}`);
    servers.push(await startServer(name, shared));
    proxy.add(servers.at(-1).url);
  }
  return {
    url: proxy.url,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      console.log(
        `two processes: ${proxy.count()} requests answered in turn, ${bucket.objects.size} objects in the bucket`,
      );
      proxy.close();
      await Promise.all([bucket.close(), database.drop()]);
    },
  };
}
