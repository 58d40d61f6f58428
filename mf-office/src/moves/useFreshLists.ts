import { adminQnaList } from '@haesol/contracts/board';
import { adminMembers } from '@haesol/contracts/identity';
import { adminBookings } from '@haesol/contracts/lab';
import { adminAllEnrolments, adminApplications, adminEnrolments } from '@haesol/contracts/learn';
import {
  adminApprovals,
  adminJobs,
  adminMails,
  adminRetention,
  type OfficeQueue,
  type QueueCount,
} from '@haesol/contracts/member';
import { adminInquiries, adminOrders, adminRefunds, adminReviews } from '@haesol/contracts/travel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const listsOf: Readonly<Record<OfficeQueue, string | readonly string[]>> = {
  QNA: adminQnaList.name,
  ENROLMENT: [adminEnrolments.name, adminAllEnrolments.name],
  APPLICATION: adminApplications.name,
  BOOKING: adminBookings.name,
  INQUIRY: adminInquiries.name,
  ORDER: adminOrders.name,
  REFUND: adminRefunds.name,
  REVIEW: adminReviews.name,
  MEMBER: adminMembers.name,
  MAIL: adminMails.name,
  JOB: adminJobs.name,
  APPROVAL: [adminApprovals.name, adminRetention.name],
  RETENTION: adminRetention.name,
};

/** Requests the lists of a queue again once its count has changed, so that a new item appears without a reload. */
export function useFreshLists(queues: readonly QueueCount[] | undefined): void {
  const client = useQueryClient();
  const seen = useRef<ReadonlyMap<string, string>>(undefined);
  useEffect(() => {
    if (queues === undefined) return;
    const counts = new Map(queues.map(({ queue, cnt, oldestDt }) => [queue as string, `${cnt} ${oldestDt}`]));
    const before = seen.current;
    seen.current = counts;
    if (before === undefined) return;
    for (const [queue, names] of Object.entries(listsOf)) {
      if (before.get(queue) === counts.get(queue)) continue;
      for (const name of [names].flat()) void client.invalidateQueries({ queryKey: [name] });
    }
  }, [queues, client]);
}
