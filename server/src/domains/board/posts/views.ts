import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { describedSql } from '../../../db/describedSql.ts';
import { toClientNetwork } from '../../../http/clientNetwork.ts';

/** Returns a pseudonym of the viewer: a keyed hash of the member's identifier, else of the IP address. */
export function toViewerKey({ secrets }: AppContext, request: FastifyRequest): string {
  const who = request.principal?.memberUid ?? toClientNetwork(request.ip);
  return createHmac('sha256', secrets.derive('viewer')).update(who).digest('base64url').slice(0, 22);
}

/** Counts at most one view per viewer and 12 hours, also for concurrent requests. */
export async function countView(
  context: AppContext,
  request: FastifyRequest,
  target: { table: 'post' | 'faq' | 'qna'; column: 'post_uid' | 'faq_uid' | 'qna_uid'; uid: string; now: Date },
): Promise<void> {
  if (request.method !== 'GET') return;
  const { table, column, uid, now } = target;
  await describedSql('posts.view', {})`with seen as (
      insert into view_log (ref_type, ref_uid, viewer_key, viewed_at)
      select ${table}, ${sql.ref(column)}::text, ${toViewerKey(context, request)}, ${now} from ${sql.table(table)}
        where ${sql.ref(column)}::text = ${uid} and deleted_at is null
      on conflict (ref_type, ref_uid, viewer_key) do update set viewed_at = excluded.viewed_at
        where view_log.viewed_at <= excluded.viewed_at - interval '12 hours'
      returning ref_uid)
    update ${sql.table(table)} set view_cnt = view_cnt + 1 where ${sql.ref(column)}::text in (select ref_uid from seen)`.execute(
    context.db,
  );
}
