import { okStatus } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { openDemo } from '../../../db/openDemo.ts';
import { escapeHtml } from '../../../http/escapeHtml.ts';
import { createDevRepository } from './repository.ts';

const clockBody = z.strictObject({
  now: z.optional(
    z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value)), { error: '날짜와 시간을 입력해 주세요.' })),
  ),
});
const outboxQuery = z.object({ to: z.optional(z.string()) });

type DevRepository = ReturnType<typeof createDevRepository>;
type Mails = Awaited<ReturnType<DevRepository['listMails']>>;
type Messages = Awaited<ReturnType<DevRepository['listMessages']>>;

function toPage(mails: Mails, messages: Messages): string {
  const items = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>${escapeHtml(mail.to_addr)} · ${mail.created_at.toISOString()} · ${escapeHtml(mail.kind)}</p>
<pre>${escapeHtml(mail.body_text)}</pre></article>`,
  );
  const notes = messages.map(
    (
      message,
    ) => `<article><p>${escapeHtml(message.to_tel)} · ${message.created_at.toISOString()} · ${escapeHtml(message.kind)}</p>
<pre>${escapeHtml(message.body)}</pre></article>`,
  );
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>보낸 메일과 문자</title></head>
<body><h1>보낸 메일</h1>${items.join('\n') || '<p>보낸 메일이 없습니다.</p>'}
<h1>보낸 알림톡·문자</h1>${notes.join('\n') || '<p>보낸 알림톡·문자가 없습니다.</p>'}</body></html>`;
}

/** Demo tools; in production these paths do not exist. */
export default async function devRoutes(app: FastifyInstance, { config, clock, db }: AppContext): Promise<void> {
  if (config.mode !== 'demo') return;
  const repository = createDevRepository(db);
  const access = { access: 'public' as const };

  app.get('/dev/outbox', { config: access, schema: { querystring: outboxQuery } }, async (request, reply) => {
    const { to } = request.query as z.output<typeof outboxQuery>;
    const mails = await repository.listMails(to);
    reply.header('cache-control', 'no-store');
    if (!request.headers.accept?.includes('application/json')) {
      const messages = await repository.listMessages(to);
      return reply.type('text/html; charset=utf-8').send(toPage(mails, messages));
    }
    return mails.map((mail) => ({
      kind: mail.kind,
      to: mail.to_addr,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      createdDt: mail.created_at.toISOString(),
    }));
  });

  app.get('/dev/messages', { config: access, schema: { querystring: outboxQuery } }, async (request, reply) => {
    const { to } = request.query as z.output<typeof outboxQuery>;
    reply.header('cache-control', 'no-store');
    const messages = await repository.listMessages(to);
    return messages.map(({ kind, to_tel, body, created_at, sent_at }) => ({
      kind,
      to: to_tel,
      text: body,
      createdDt: created_at.toISOString(),
      sentYn: sent_at === null ? 'N' : 'Y',
    }));
  });

  app.post('/dev/clock', { config: access, schema: { body: clockBody } }, async (request) => {
    const { now } = request.body as z.output<typeof clockBody>;
    const moved = await clock.moveTo(now === undefined ? null : new Date(now));
    return { status: okStatus, data: { now: moved.toISOString() } };
  });

  // Loading tens of thousands of rows takes long.
  app.post('/dev/reset', { config: access, handlerTimeout: 60_000 }, async () => {
    const { resetSample, toBaseDate } = await openDemo();
    await resetSample(db, toBaseDate(config.seedBaseDate, await clock.now()));
    return { status: okStatus, data: {} };
  });
}
