import { CallError } from '@haesol/remote/http';

// Loaded on use: a sign-in by password alone loads no code for passkeys.
const load = () => import('@simplewebauthn/browser');

/** `unsupported`: a page without https, or an old browser; `cancelled`: everything that the person or the device ended. */
export type PasskeyProblem = 'unsupported' | 'cancelled';

/** Ends a form's submit as a refusal of the server does; `PasskeyFailure` has its text. */
export class PasskeyError extends CallError {
  override name = 'PasskeyError';
  readonly problem: PasskeyProblem;

  constructor(problem: PasskeyProblem, cause?: unknown) {
    super({ code: problem, message: problem, cause });
    this.problem = problem;
  }
}

type Json = Record<string, unknown>;
type Credential = Json & { readonly id: string; readonly type: 'public-key' };

async function run(ask: (library: Awaited<ReturnType<typeof load>>) => Promise<object>): Promise<Credential> {
  const library = await load();
  if (!library.browserSupportsWebAuthn()) throw new PasskeyError('unsupported');
  try {
    return (await ask(library)) as Credential;
  } catch (error) {
    throw new PasskeyError('cancelled', error);
  }
}

/** Creates a passkey on this device. @throws {PasskeyError} */
export const createPasskey = (options: Json): Promise<Credential> =>
  run(({ startRegistration }) => startRegistration({ optionsJSON: options as never }));

/** Asks for a passkey. @throws {PasskeyError} */
export const askPasskey = (options: Json): Promise<Credential> =>
  run(({ startAuthentication }) => startAuthentication({ optionsJSON: options as never }));
