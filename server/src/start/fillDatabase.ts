// Fills a new database while `npm start` builds the apps, so that the server finds it ready.
import { loadConfig } from '../config.ts';
import { requireDataDir } from '../db/dataDir.ts';
import { openDatabase } from './openDatabase.ts';
import { describeStartFailure } from './startFailure.ts';

try {
  const config = loadConfig();
  await requireDataDir(config.dataDir);
  const { database } = await openDatabase(config, (error) => process.stderr.write(`database: ${error.message}\n`));
  await database.close();
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`);
  process.exitCode = 1;
}
