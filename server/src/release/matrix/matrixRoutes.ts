import { type MatrixOutcome, matrixLink, matrixReport } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import { route } from '../../http/plugins/route.ts';
import type { Overrides } from '../override/createOverrides.ts';
import { announce } from '../registry/announce.ts';
import { type MatrixOrigin, saveOutcome } from '../registry/matrixRepository.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { findRelease } from '../registry/releaseRepository.ts';
import { withApiErrors } from '../registry/withApiErrors.ts';
import type { FindCaller } from '../tokens/releaseTokens.ts';
import { requireQa, signAs } from '../tokens/requireToken.ts';
import { lockStable } from './guardMatrix.ts';

/** @throws {RegistryError} `refused`, with the name of an unknown build */
async function requireBuilds(db: Db, mixes: readonly MatrixOutcome['builds'][]): Promise<void> {
  const named = new Set(mixes.flatMap((mix) => Object.entries(mix).map((pair) => pair.join(' '))));
  for (const pair of named) {
    const [id = '', buildId = ''] = pair.split(' ');
    if ((await findRelease(db, id, buildId))?.is_complete === true) continue;
    throw new RegistryError('refused', `${id} has no build ${buildId} here: publish it to a channel first`);
  }
}

/** Saves all outcomes or none. @throws {RegistryError} */
async function saveOutcomes(db: Db, outcomes: readonly MatrixOutcome[], origin: MatrixOrigin): Promise<number> {
  await db.transaction().execute(async (trx) => {
    await lockStable(trx);
    const mixes = outcomes.map(({ builds }) => builds);
    await requireBuilds(trx, mixes);
    for (const outcome of outcomes) await saveOutcome(trx, outcome, origin);
    const failures = outcomes.flatMap(({ passed, ...failure }) => (passed ? [] : [failure]));
    if (failures.length === 0) return;
    const remoteIds = [...new Set(failures.flatMap(({ builds }) => Object.keys(builds)))];
    await announce(trx, 'mix.failed', { remoteIds, details: { ...origin, failures } });
  });
  return outcomes.length;
}

/** Registers `/api/v1/matrix/…` for the QA matrix program, with a QA token only. */
export function registerMatrixRoutes(
  app: FastifyInstance,
  context: AppContext,
  { overrides, tokens }: { readonly overrides: Overrides; readonly tokens: FindCaller },
): void {
  const { clock, db } = context;
  app.addHook('onRequest', (request) => requireQa(tokens, request));

  route(app, context, matrixReport, ({ body: { outcomes, ...origin }, request }) =>
    withApiErrors(async () => {
      const { person } = signAs(request, origin.person);
      return { saved: await saveOutcomes(db, outcomes, { ...origin, person }) };
    }),
  );

  route(app, context, matrixLink, ({ body: { builds } }) =>
    withApiErrors(async () => {
      await requireBuilds(db, [builds]);
      const { search, until } = overrides.toLink(builds, (await clock.now()).getTime());
      return { search, untilDt: toSeoulInstant(new Date(until)) };
    }),
  );
}
