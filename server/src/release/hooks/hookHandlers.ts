import { createHmac } from 'node:crypto';
import { hookHeaders } from '@haesol/contracts/release';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../context.ts';
import { appNow } from '../../db/expressions.ts';
import type { JobHandlers } from '../../jobs/jobRunner.ts';
import { hookJob } from '../registry/announce.ts';
import { createHookNetwork } from './hookNetwork.ts';
import { toHookSecret } from './hookSecret.ts';

const payloadSchema = z.object({ deliveryUid: z.string() });

/** Some four hours by the pauses of jobs: a receiver that is away for longer asks for the deliveries again. */
const maxTries = 12;
const maxErrorLength = 300;

export const signHook = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Creates the job that sends one delivery to its webhook. */
export function createHookHandlers({ clock, config, db, secrets }: AppContext): JobHandlers {
  const network = createHookNetwork(config);

  async function send({ delivery_uid, hook_uid, url, event, body }: Delivery): Promise<number> {
    const timestamp = String(Math.floor((await clock.now()).getTime() / 1000));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'haesol-webhook',
      [hookHeaders.event]: event,
      [hookHeaders.delivery]: delivery_uid,
      [hookHeaders.timestamp]: timestamp,
      [hookHeaders.signature]: signHook(toHookSecret(secrets, hook_uid), timestamp, body),
    };
    return network.post(url, headers, body);
  }

  return {
    [hookJob]: {
      leaseSec: 30,
      async run(payload) {
        const { deliveryUid } = payloadSchema.parse(payload);
        const delivery = await db
          .selectFrom('hook_delivery as d')
          .innerJoin('release_hook as h', 'h.hook_uid', 'd.hook_uid')
          .select(['d.delivery_uid', 'd.hook_uid', 'd.event', 'd.body', 'd.tries', 'h.url'])
          .where('d.delivery_uid', '=', deliveryUid)
          .where('d.sent_at', 'is', null)
          .executeTakeFirst();
        if (delivery === undefined) return;
        const { status, error } = await send(delivery).then(
          (code) => ({ status: code, error: code >= 200 && code < 300 ? null : `HTTP ${code}` }),
          (fault: unknown) => ({ status: null, error: String(fault).slice(0, maxErrorLength) }),
        );
        const isLast = delivery.tries + 1 >= maxTries;
        await db
          .updateTable('hook_delivery')
          .set({ status, error, tried_at: appNow, tries: sql<number>`tries + 1` })
          .set(error === null ? { sent_at: appNow } : isLast ? { failed_at: appNow } : {})
          .where('delivery_uid', '=', deliveryUid)
          .execute();
        if (error !== null && !isLast) throw new Error(`${new URL(delivery.url).host}: ${error}`);
      },
    },
  };
}

interface Delivery {
  readonly delivery_uid: string;
  readonly hook_uid: string;
  readonly url: string;
  readonly event: string;
  readonly body: string;
}
