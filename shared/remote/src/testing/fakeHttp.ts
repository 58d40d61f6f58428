import type { Envelope, HttpRequest, ShellHttp, TransportFailure } from '@haesol/remote/shell-api';
import type { CallName, DataOfCall } from '@haesol/remote/site';

/** Response other than plain success; created by {@link refusal}, {@link noNetwork} and {@link noAnswerYet}. */
export class Outcome {
  readonly answer: () => Promise<Envelope>;

  constructor(answer: () => Promise<Envelope>) {
    this.answer = answer;
  }
}

/** `data` of the envelope, an {@link Outcome}, or a function of the request that returns one of them or a promise. */
export type Answer<D = unknown> = D | Outcome | ((request: HttpRequest) => D | Outcome | Promise<D | Outcome>);
/** Answer to a call by its name: data as the site in use gives it, once `npx mf types` has described the site. */
export type AnswerTo<N> = Answer<DataOfCall<N>>;
/** Answers by the endpoint's name, e.g. `'posts.list'`. */
export type Answers = Readonly<Record<string, unknown>> & { readonly [N in CallName]?: AnswerTo<N> };

/** Creates a refused call. @example refusal('4040', '요청하신 정보를 찾을 수 없습니다.') */
export function refusal(code: string, message = '요청을 처리하지 못했습니다.', data: unknown = null): Outcome {
  return new Outcome(() => Promise.resolve({ status: { code, message }, data, requestId: 'test-request' }));
}

/** Creates a network failure. */
export function noNetwork(): Outcome {
  const failure: TransportFailure = { kind: 'network' };
  return new Outcome(() => Promise.reject(failure));
}

/** Creates a response that never arrives, so that the screen stays in its loading state. */
export function noAnswerYet(): Outcome {
  return new Outcome(() => new Promise(() => undefined));
}

async function toEnvelope(answer: Answer, request: HttpRequest): Promise<Envelope> {
  const value: unknown = await (typeof answer === 'function' ? answer(request) : answer);
  if (value instanceof Outcome) return value.answer();
  return { status: { code: '200', message: 'OK' }, data: value };
}

export interface FakeHttp extends ShellHttp {
  /** Every request so far, in order. */
  readonly requests: readonly HttpRequest[];
}

/** Fakes the network at the shell's client. @param answers read at each request, so a test may change them */
export function createFakeHttp(answers: Answers): FakeHttp {
  const requests: HttpRequest[] = [];
  const ask = async (request: HttpRequest): Promise<Envelope> => {
    requests.push(request);
    if (!Object.hasOwn(answers, request.name)) throw new Error(`The test has no answer for ${request.name}`);
    return toEnvelope(answers[request.name], request);
  };
  return {
    requests,
    request: ask,
    upload: ({ name, path }) => ask({ name, path, method: 'POST' }),
    async download(request) {
      await ask(request);
    },
  };
}
