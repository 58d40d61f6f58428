import { officeAreas } from '@haesol/contracts/common';
import { type Answers, aMember, renderPage } from '@haesol/remote/testing';
import { app } from '#app';

const noCodes = { list: [], cnt_total: 0 };

/** Renders a page of the office for an administrator or staff, with an empty menu. */
export const openOffice = (path: string, answers: Answers, role: 'ADMIN' | 'STAFF' = 'ADMIN') =>
  renderPage({
    app,
    path,
    session: aMember({
      user_nm: '정하람',
      memberClass: 'STAFF',
      roles: role === 'ADMIN' ? ['MEMBER', 'STAFF', 'ADMIN'] : ['MEMBER', 'STAFF'],
    }),
    answers: {
      'admin.today': { areas: officeAreas.map((area) => ({ area, level: 'MOVE' })), queues: [], days: [] },
      'codes.list': noCodes,
      'admin.listViews': { list: [] },
      'admin.listTemplates': noCodes,
      'admin.presence': { others: [] },
      'admin.listOtherItems': { parts: [] },
      'admin.listColleagues': { list: [] },
      'admin.listHandOvers': { list: [] },
      'admin.verifyAudit': { next: null, rowCnt: 0, toDt: null, fault: null, unsealedCnt: 0 },
      ...answers,
    },
  });
