import type { MockOutcome } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { appNow, beforeAppNow } from '../../../db/expressions.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { createAttemptLinks } from './attemptLinks.ts';
import { type PaymentProvider, PaymentUnknownError, type ProviderPayment } from './provider.ts';

type Row = Database['mock_payment'];

/** Unconfirmed payments end after this time, as with real providers. */
const lifetime = '10 minutes';

const failMessages: Readonly<Record<string, string>> = {
  ABORTED: '카드사에서 결제를 거절했습니다.',
  EXPIRED: '결제 시간이 지났습니다.',
};

function toPayment(
  row: Pick<Row, 'pay_key' | 'order_id' | 'amount' | 'status'> & { cancelled_amount: number },
): ProviderPayment {
  const isOpen = row.status === 'IN_PROGRESS';
  return {
    payKey: row.pay_key,
    orderId: row.order_id,
    amount: row.amount,
    status: isOpen ? 'WAITING' : row.status === 'DONE' ? 'DONE' : 'FAILED',
    cancelledAmount: row.cancelled_amount,
    method: '시연용 카드',
    receiptUrl: null,
    failMessage: failMessages[row.status] ?? null,
  };
}

/** State of a payment after its confirmation, by the choice in the window. */
const confirmedStatus = { APPROVE: 'DONE', UNKNOWN: 'DONE', DECLINE: 'ABORTED', TIMEOUT: 'EXPIRED' } as const;

/**
 * Built-in provider: works offline, stores payments in its own table as a real provider does, and behaves as chosen in its
 * window. `TIMEOUT` and `UNKNOWN` do not respond: the first has charged no money, the second has.
 */
export function createMockProvider(context: Pick<AppContext, 'config' | 'db' | 'secrets'>): PaymentProvider {
  const { db } = context;
  const links = createAttemptLinks(context);

  async function find(payKey: string): Promise<ProviderPayment | undefined> {
    await db
      .updateTable('mock_payment')
      .set({ status: 'EXPIRED' })
      .where('pay_key', '=', payKey)
      .where('status', '=', 'IN_PROGRESS')
      .where('created_at', '<', beforeAppNow(lifetime))
      .execute();
    const row = await db.selectFrom('mock_payment').selectAll().where('pay_key', '=', payKey).executeTakeFirst();
    return row === undefined ? undefined : toPayment(row);
  }

  return {
    name: 'mock',
    clientKey: undefined,
    openWindow: async ({ attemptUid }) => links.toMockPath(attemptUid),
    find,
    async confirm({ payKey, amount }) {
      const known = await find(payKey);
      if (known === undefined || known.status !== 'WAITING') return known ?? noPayment(payKey);
      if (known.amount !== amount) return { ...known, status: 'FAILED', failMessage: '결제 금액이 다릅니다.' };
      const { outcome } = await db
        .selectFrom('mock_payment')
        .select('outcome')
        .where('pay_key', '=', payKey)
        .executeTakeFirstOrThrow();
      await db
        .updateTable('mock_payment')
        .set({ status: confirmedStatus[outcome] })
        .where('pay_key', '=', payKey)
        .where('status', '=', 'IN_PROGRESS')
        .execute();
      if (outcome === 'UNKNOWN' || outcome === 'TIMEOUT') throw new PaymentUnknownError('The provider did not answer.');
      return (await find(payKey)) ?? noPayment(payKey);
    },
    async cancel({ payKey, amount, key }) {
      const { numUpdatedRows } = await db
        .updateTable('mock_payment')
        .set({
          cancelled_amount: sql<number>`cancelled_amount + ${amount}`,
          cancel_keys: sql<string[]>`array_append(cancel_keys, ${key}::text)`,
        })
        .where('pay_key', '=', payKey)
        .where('status', '=', 'DONE')
        .where(sql<boolean>`cancelled_amount + ${amount} <= amount`)
        .where(sql<boolean>`not ${key} = any(cancel_keys)`)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) return;
      const known = await db
        .selectFrom('mock_payment')
        .select('pay_key')
        .where('pay_key', '=', payKey)
        .where(sql<boolean>`${key} = any(cancel_keys)`)
        .executeTakeFirst();
      if (known === undefined)
        throw new PaymentUnknownError(`There is no payment ${payKey} of which ${amount} can be cancelled.`);
    },
  };
}

const noPayment = (payKey: string): ProviderPayment => ({
  payKey,
  orderId: '',
  amount: 0,
  status: 'FAILED',
  cancelledAmount: 0,
  method: '',
  receiptUrl: null,
  failMessage: '결제 정보를 찾을 수 없습니다.',
});

/** Processes the choice in the window of the built-in provider. @returns the key that the window returns */
export async function authorizeMock(
  db: Db,
  { attemptUid, amount, outcome }: { attemptUid: string; amount: number; outcome: Exclude<MockOutcome, 'CLOSE'> },
): Promise<string> {
  const payKey = `mock_${createUid()}`;
  await db
    .insertInto('mock_payment')
    .values({ pay_key: payKey, order_id: attemptUid, amount, outcome, status: 'IN_PROGRESS', created_at: appNow })
    .execute();
  return payKey;
}
