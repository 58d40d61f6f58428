import * as z from 'zod/mini';
import { defineEndpoint } from '../common/endpoint.ts';
import { bulkUids } from '../common/officeItem.ts';

export const adminPreviewCancel = defineEndpoint({
  name: 'admin.previewCancel',
  method: 'POST',
  path: '/api/v1/admin/orders/cancel/preview',
  access: 'staff',
  area: 'travel',
  isRead: true,
  language: 'header',
  body: z.strictObject({ uids: bulkUids }),
  response: z.object({
    /** Orders that can be cancelled. */
    orders: z.int(),
    /** Members who are told. */
    people: z.int(),
    refundSum: z.int(),
    pointSum: z.int(),
    /** Orders whose refund waits for a second member of staff. */
    proposed: z.int(),
  }),
  summary:
    'Says what the cancellation of orders with everything paid back would refund and whom it tells; changes nothing.',
});
