import { retentionPolicy } from '@haesol/contracts/identity';
import { type RawBuilder, sql } from 'kysely';
import { beforeAppNow } from '../../../../db/expressions.ts';
import { expiredGuests } from '../../../travel/guest/expiredGuests.ts';
import { expiredInquiries } from '../../../travel/inquiry/expiredInquiries.ts';

/** SQL: personal data past its retention, with its rule, address, creation, end of the period and version. */
export const expiredData: RawBuilder<unknown> = sql`
  select d.*, extract(epoch from d.due_at)::int as rev, d.due_at < ${beforeAppNow(`${retentionPolicy.destroyDays} days`)} as late
  from (${expiredInquiries} union all ${expiredGuests}) d`;
