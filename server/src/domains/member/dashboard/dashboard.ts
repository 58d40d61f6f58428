import type { EndpointData } from '@haesol/contracts/common';
import type { Dashboard, getMenuCounts, KindCount, WaitingItem } from '@haesol/contracts/member';
import type { Db } from '../../../db/schema.ts';
import { pagePaths } from '../../../mail/pagePaths.ts';
import { createQuestionSource } from '../../board/qna/dashboardSource.ts';
import type { DashboardSource } from '../../common/dashboard/dashboardSource.ts';
import { createEquipmentSource } from '../../lab/equipment/dashboardSource.ts';
import { createApplicationSource } from '../../learn/applications/dashboardSource.ts';
import { createEnrolmentSource } from '../../learn/enrolment/dashboardSource.ts';

const maxNext = 5;

const listSources = (db: Db): readonly DashboardSource[] => [
  createEnrolmentSource(db),
  createEquipmentSource(db),
  createApplicationSource(db),
  createQuestionSource(db),
];

/** Page for each kind. */
const kindPaths: Readonly<Record<KindCount['kind'], string>> = {
  EDU: pagePaths.myEducation,
  EQU: pagePaths.myEquipment,
  TECH: pagePaths.myTechAdvice,
  ASSN: pagePaths.myJointProjects,
  COLLABO: pagePaths.mySupport,
  QNA: pagePaths.myQuestions,
};

/** Returns the dashboard's counts by kind, for the menu of my page. */
export async function readMenuCounts(db: Db, memberUid: string): Promise<EndpointData<typeof getMenuCounts>> {
  const counts = await Promise.all(listSources(db).map((source) => source.countKinds?.(memberUid) ?? []));
  return { counts: counts.flat().map(({ kind, cnt }) => ({ link: kindPaths[kind], cnt })) };
}

/** Returns the dashboard, combined from all areas. */
export async function readDashboard(db: Db, memberUid: string, now: Date): Promise<Dashboard> {
  const dashboard: Dashboard = { waiting: [], next: [], kinds: [], drafts: [] };
  for (const source of listSources(db)) {
    dashboard.waiting.push(...((await source.listWaiting?.(memberUid, now)) ?? []));
    dashboard.next.push(...((await source.listNext?.(memberUid, now)) ?? []));
    dashboard.kinds.push(...((await source.countKinds?.(memberUid)) ?? []));
    dashboard.drafts.push(...((await source.listDrafts?.(memberUid)) ?? []));
  }
  const toDue = ({ dueDt }: WaitingItem) => dueDt ?? '9999';
  return {
    ...dashboard,
    waiting: dashboard.waiting.toSorted((a, b) => toDue(a).localeCompare(toDue(b))),
    next: dashboard.next.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).slice(0, maxNext),
  };
}
