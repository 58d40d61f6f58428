import { setBrand } from '../brand/brand.ts';
import { loadConfig } from '../config.ts';
import { connect } from '../db/connect.ts';
import { requireDataDir } from '../db/dataDir.ts';
import type { Db } from '../db/schema.ts';
import { createMails, type Mails } from '../mail/mails.ts';
import { describeStartFailure } from './startFailure.ts';

interface MemberCommand {
  /** Changes the member with an address. @returns false without one */
  change(context: { readonly db: Db; readonly mails: Mails }, address: string): Promise<boolean>;
  /** Text after the address. */
  readonly done: string;
}

/** Runs a command for the member whose address is its argument, with the configuration of the server. */
export async function runMemberCommand({ change, done }: MemberCommand): Promise<void> {
  try {
    const [address = ''] = process.argv.slice(2);
    const config = loadConfig();
    setBrand(config.brand);
    await requireDataDir(config.dataDir);
    const onError = (error: Error) => void process.stderr.write(`database: ${error.message}\n`);
    const database = await connect({ ...config, onError });
    try {
      const isChanged = await change({ db: database.db, mails: createMails(config.publicUrl) }, address);
      process.stdout.write(isChanged ? `${address} ${done}\n` : `no member has the address ${address}\n`);
      if (!isChanged) process.exitCode = 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error)}\n`);
    process.exitCode = 1;
  }
}
