import { hasAreaRight, toPage } from '@haesol/contracts/common';
import {
  adminAddCode,
  adminAddNote,
  adminChangeCode,
  adminCodes,
  adminFind,
  adminNotes,
  adminOtherItems,
  adminPresence,
  adminPreview,
  adminRemoveCode,
  adminRemoveNote,
  adminRemoveTemplate,
  adminRemoveView,
  adminSaveColumns,
  adminSaveTemplate,
  adminSaveView,
  adminTemplates,
  adminViews,
} from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireArea } from '../../../http/plugins/staffAreas.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { requireRev } from '../../../http/versions.ts';
import { savePreview } from '../../../pages/edge/previewStore.ts';
import { foundAreas, presenceAreas, previewAreas, templateAreaOf } from './areas.ts';
import { addCode, changeCode, listStaffCodes, removeCode } from './codes.ts';
import { findItems } from './findItems.ts';
import { readOtherItems } from './memberItems.ts';
import { addNote, listNotes, removeNote } from './notes.ts';
import { markPresence } from './presence.ts';
import { readPreview } from './preview.ts';
import { findTemplateArea, listTemplates, removeTemplate, saveTemplate } from './templates.ts';
import { listViews, removeView, saveColumns, saveView } from './views.ts';

/** Calls that help staff with their work: templates, saved views, presence and the search of the palette. */
export default async function workRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context;

  route(app, context, adminTemplates, ({ query }) => listTemplates(db, query, toPage(query)));

  route(app, context, adminSaveTemplate, ({ member: staff, params, body, write }) => {
    const { memberUid: actorUid } = staff;
    requireArea(staff, templateAreaOf[body.area], 'MOVE');
    const tplUid = requireUuid(params.tplUid);
    return write(async (trx) => {
      const before = await findTemplateArea(trx, tplUid);
      if (before !== undefined) requireArea(staff, templateAreaOf[before], 'MOVE');
      await requireRev(trx, { table: 'office_template', uid: tplUid, rev: body.rev, now: staff.now });
      const saved = await saveTemplate(trx, tplUid, body);
      await writeAudit(trx, { actorUid, action: 'template.save', targetUid: tplUid, detail: { title: body.title } });
      return saved;
    });
  });

  route(app, context, adminRemoveTemplate, ({ member: staff, params, write }) => {
    const { memberUid: actorUid } = staff;
    const tplUid = requireUuid(params.tplUid);
    return write(async (trx) => {
      const { area } = await removeTemplate(trx, tplUid);
      requireArea(staff, templateAreaOf[area], 'MOVE');
      await writeAudit(trx, { actorUid, action: 'template.remove', targetUid: tplUid });
      return {};
    });
  });

  route(app, context, adminPresence, async ({ member: staff, body }) => {
    requireArea(staff, presenceAreas[body.ref], 'READ');
    return { others: await markPresence(db, { ...body, memberUid: staff.memberUid }) };
  });

  route(app, context, adminNotes, async ({ member: staff, params }) => {
    requireArea(staff, presenceAreas[params.ref], 'READ');
    return { list: await listNotes(db, params, staff) };
  });

  route(app, context, adminOtherItems, ({ member: staff, params }) => {
    requireArea(staff, presenceAreas[params.ref], 'READ');
    return readOtherItems(db, params, staff.areas);
  });

  route(app, context, adminAddNote, ({ member: staff, params, body, write }) => {
    requireArea(staff, presenceAreas[params.ref], 'MOVE');
    return write((trx) => addNote(trx, params, body.content, staff));
  });

  route(app, context, adminRemoveNote, ({ member: staff, params, write }) => {
    requireArea(staff, presenceAreas[params.ref], 'MOVE');
    return write((trx) => removeNote(trx, params, params.noteUid, staff));
  });

  route(app, context, adminCodes, ({ query }) => listStaffCodes(db, query, toPage(query)));

  route(app, context, adminAddCode, ({ member, params: { group }, body, write }) =>
    write(async (trx) => {
      await addCode(trx, group, body, member);
      return { code: body.code };
    }),
  );

  route(app, context, adminChangeCode, ({ member, params: { group, code }, body, write }) =>
    write(async (trx) => {
      await changeCode(trx, group, code, body, member);
      return { code };
    }),
  );

  route(app, context, adminRemoveCode, ({ member, params: { group, code }, write }) =>
    write(async (trx) => {
      await removeCode(trx, group, code, member);
      return {};
    }),
  );

  route(app, context, adminPreview, async ({ member, body }) => {
    requireArea(member, previewAreas[body.kind], 'MOVE');
    const { uid, answers } = await readPreview(context, body, member);
    return { uid, previewKey: await savePreview(db, member.memberUid, answers) };
  });

  route(app, context, adminViews, ({ member: { memberUid }, query: { screen } }) => listViews(db, memberUid, screen));

  route(app, context, adminSaveColumns, ({ member: { memberUid }, params: { screen }, body: { hidden }, write }) =>
    write((trx) => saveColumns(trx, memberUid, screen, hidden)),
  );

  route(app, context, adminSaveView, ({ member: { memberUid }, params, body, write }) => {
    const viewUid = requireUuid(params.viewUid);
    return write((trx) => saveView(trx, memberUid, { viewUid, ...body }));
  });

  route(app, context, adminRemoveView, ({ member: { memberUid }, params, write }) => {
    const viewUid = requireUuid(params.viewUid);
    return write(async (trx) => {
      await removeView(trx, memberUid, viewUid);
      return {};
    });
  });

  route(app, context, adminFind, async ({ member: { areas, now }, query: { q, inquiryYn } }) => {
    const found = await findItems(db, q, { hasInquiries: inquiryYn === 'Y', now });
    const list = found.filter(({ kind }) => hasAreaRight(areas, foundAreas[kind], 'READ'));
    return {
      list: list.map(({ moves, ...row }) => ({
        ...row,
        moves: hasAreaRight(areas, foundAreas[row.kind], 'MOVE') ? moves : [],
      })),
    };
  });
}
