// Serves the pages of this host, and passes calls of the API to the site.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const { SITE: site = 'http://localhost:3000', PORT: port = '4300' } = process.env;

const page = (script) => `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"></head>
<body><main id="notices"></main><script src="/${script}.js"></script></body>
</html>`;
const pages = { '/federation': page('federation'), '/single-spa': page('singleSpa') };

createServer(async (request, reply) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const send = (status, type, body) => reply.writeHead(status, { 'content-type': type }).end(body);
  try {
    if (pages[pathname] !== undefined) return send(200, 'text/html; charset=utf-8', pages[pathname]);
    if (pathname === '/config.json') return send(200, 'application/json', JSON.stringify({ site }));
    if (/^\/[\w.-]+\.js$/.test(pathname))
      return send(200, 'text/javascript', await readFile(join(import.meta.dirname, 'dist', pathname)));
    if (!pathname.startsWith('/api/')) return send(404, 'text/plain', '');
    const answer = await fetch(site + pathname + search, { headers: { accept: 'application/json' } });
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    return await pipeline(answer.body, reply);
  } catch (error) {
    return send(502, 'text/plain', String(error));
  }
}).listen(Number(port), () => process.stdout.write(`ready http://localhost:${port}\n`));
