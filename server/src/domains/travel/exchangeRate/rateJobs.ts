import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { readEcbFile } from './ecbFile.ts';

const timeoutMs = 20_000;

/** @throws if the file cannot be read, so that the rates stay and the job's failure is logged */
async function readRates(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The file of exchange rates was answered with ${response.status}.`);
  return readEcbFile(await response.text());
}

/** Reads the daily file of exchange rates as a job. Keeps rates of the same or a later day, also those that staff have entered, and leaves removed currencies. */
export function createRateHandlers({ clock, config: { exchangeRateUrl }, db }: AppContext): JobHandlers {
  if (exchangeRateUrl === undefined) return {};
  return {
    'travel.exchangeRates': {
      everySec: 86_400,
      async run() {
        const { day, wonPerUnit } = await readRates(exchangeRateUrl);
        const now = await clock.now();
        if (day > toSeoulDate(now)) throw new Error(`The file of exchange rates is of ${day}, a day to come.`);
        const set = { rate_dt: day, source: 'ECB', set_by: null, set_at: now };
        await db
          .insertInto('exchange_rate')
          .values([...wonPerUnit].map(([code, won]) => ({ currency_cd: code, won_per_unit: won.toFixed(6), ...set })))
          .onConflict((conflict) =>
            conflict
              .column('currency_cd')
              .doUpdateSet({ ...set, won_per_unit: sql`excluded.won_per_unit` })
              .where('exchange_rate.rate_dt', '<', day)
              .where('exchange_rate.deleted_at', 'is', null),
          )
          .execute();
      },
    },
  };
}
