import { finishSignIn, secondStepOptions } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireSameSite } from '../../../http/plugins/sameSite.ts';
import { finishWithSecondFactor, startPasskeyStep } from './finishSignIn.ts';

/** Second step of a sign-in. */
export default async function signInRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, secondStepOptions, ({ body }) => startPasskeyStep(context, body.ticket));

  route(app, context, finishSignIn, (call) => {
    requireSameSite(call.request, context.config);
    return finishWithSecondFactor(context, call);
  });
}
