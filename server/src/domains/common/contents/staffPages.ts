import type { ContentBlock, MenuKey } from '@haesol/contracts/common';
import { contentBlock, errorCodes, isSafePath, pictureUids } from '@haesol/contracts/common';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { enqueueJob } from '../../../jobs/jobRepository.ts';
import { claimPictures, setPictures } from '../files/pictureUses.ts';
import { toSafeHtml } from '../text/safeHtml.ts';
import { keepVersion, latestNo } from './versions.ts';

export const publishJob = 'content.publish';

const storedBlocks = z.array(contentBlock);
export const storedPage = z.object({ title: z.string(), blocks: storedBlocks });
type PageText = z.output<typeof storedPage>;

interface PageForm extends PageText {
  readonly publishDt: string | null;
  readonly rev?: number | undefined;
}

/** Lists pages with their blocks, and who changed them last. */
export async function listStaffPages(db: Db) {
  const ref = sql<string>`c.menu_key`;
  const rows = await db
    .selectFrom('content_block as c')
    .leftJoin('content_version as v', (join) =>
      join
        .onRef('v.ref', '=', 'c.menu_key')
        .on('v.kind', '=', 'PAGE')
        .on(
          'v.no',
          '=',
          sql<number>`(select max(l.no) from content_version l where l.kind = 'PAGE' and l.ref = c.menu_key and l.publish_at is null)`,
        ),
    )
    .leftJoin('member as m', 'm.member_uid', 'v.actor_uid')
    .select(['c.menu_key', 'c.title', 'c.blocks', 'c.updated_at', 'm.name'])
    .select([
      latestNo('PAGE', ref).as('rev'),
      sql<Date | null>`(select min(w.publish_at) from content_version w where w.kind = 'PAGE' and w.ref = c.menu_key)`.as(
        'publish_at',
      ),
    ])
    .orderBy('c.menu_key')
    .execute();
  return rows.map((row) => ({
    menuKey: row.menu_key,
    title: row.title,
    blocks: storedBlocks.parse(row.blocks),
    updatedDt: toSeoulInstant(row.updated_at),
    byNm: row.name,
    publishDt: row.publish_at === null ? null : toSeoulInstant(new Date(row.publish_at)),
    rev: row.rev,
  }));
}

/** Sanitizes HTML; refuses links that leave the site by another scheme than https. */
function toSafeBlock(block: ContentBlock, at: number): ContentBlock {
  if (block.type === 'html') return { ...block, html: toSafeHtml(block.html) };
  if (block.type !== 'cards') return block;
  const wrong = block.items.find(({ link }) => link !== null && !isSafePath(link) && !/^https:\/\//.test(link));
  if (wrong !== undefined) throw fieldError(`blocks.${at}`, `‘${wrong.title}’의 주소를 다시 확인해 주세요.`);
  return block;
}

async function lockPage(trx: Trx, menuKey: string) {
  const row = await trx
    .selectFrom('content_block')
    .select(['title', 'blocks', 'updated_at'])
    .where('menu_key', '=', menuKey)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return { content: { title: row.title, blocks: storedBlocks.parse(row.blocks) }, at: row.updated_at };
}

async function writePage(trx: Trx, menuKey: string, { title, blocks }: PageText, now: Date): Promise<void> {
  const text = JSON.stringify(blocks);
  await trx
    .updateTable('content_block')
    .set({ title, blocks: text, updated_at: now })
    .where('menu_key', '=', menuKey)
    .execute();
  await setPictures(trx, 'PAGE', menuKey, pictureUids(text));
}

/**
 * Changes a page at once, or at a time to come.
 * @returns the number of the version
 * @throws {ApiError} `4040`, `4405` where another has changed it in between, `4000`
 */
export async function changePage(trx: Trx, menuKey: MenuKey, form: PageForm, staff: Principal): Promise<number> {
  const { rev, publishDt } = form;
  const { memberUid: actorUid, now } = staff;
  const before = await lockPage(trx, menuKey);
  const content: PageText = { title: form.title, blocks: form.blocks.map(toSafeBlock) };
  await claimPictures(trx, { blocks: JSON.stringify(content.blocks) }, actorUid);
  const at = publishDt === null ? now : new Date(publishDt);
  const key = { kind: 'PAGE', ref: menuKey } as const;
  const isLater = at > now;
  const no = await keepVersion(trx, {
    ...key,
    ...{ rev, content, staff, before },
    ...(isLater && { publishAt: at }),
  });
  if (isLater) {
    const delaySec = Math.ceil((at.getTime() - now.getTime()) / 1000);
    await enqueueJob(trx, { kind: publishJob, payload: { ...key, no }, delaySec });
  } else {
    await writePage(trx, menuKey, content, now);
  }
  const detail = { no, ...(isLater && { publishDt }) };
  await writeAudit(trx, { actorUid, action: 'page.change', targetType: 'PAGE', targetUid: menuKey, detail });
  return no;
}

/**
 * Publishes a version whose time has come, as the latest one: those who edit the text before it are told. A version that was
 * withdrawn changes nothing.
 */
export async function publishPage(trx: Trx, menuKey: string, no: number, now: Date): Promise<void> {
  await lockPage(trx, menuKey);
  const due = await trx
    .updateTable('content_version')
    .set({
      publish_at: null,
      no: sql<number>`(select max(l.no) + 1 from content_version l where l.kind = 'PAGE' and l.ref = ${menuKey})`,
      at: now,
    })
    .where('kind', '=', 'PAGE')
    .where('ref', '=', menuKey)
    .where('no', '=', no)
    .where('publish_at', '<=', now)
    .returning(['content', 'actor_uid', 'no'])
    .executeTakeFirst();
  if (due === undefined) return;
  await writePage(trx, menuKey, storedPage.parse(due.content), now);
  await writeAudit(trx, {
    actorUid: due.actor_uid,
    action: 'page.publish',
    targetType: 'PAGE',
    targetUid: menuKey,
    detail: { no: due.no },
  });
}
