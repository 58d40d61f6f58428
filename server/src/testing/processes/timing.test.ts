import { report } from '../testWholeApi.ts';
import { callApi, openSite, type ServerProcess, type Site } from './site.ts';

/** Samples of each kind; with 200 the area below varies by 0.03 without a difference. */
const samples = 200;

/** Returns the probability that one of `a` took longer than one of `b`: 0.5 if the time reveals nothing. */
function toArea(a: readonly number[], b: readonly number[]): number {
  const wins = a.reduce(
    (sum, left) => sum + b.reduce((own, right) => own + (left > right ? 1 : left === right ? 0.5 : 0), 0),
    0,
  );
  return wins / (a.length * b.length);
}

const isLikeChance = (area: number) => area > 0.4 && area < 0.6;

const toMedian = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('response time', () => {
  let site: Site;
  let server: ServerProcess;
  beforeAll(async () => {
    site = await openSite();
    server = await site.start();
  });
  afterAll(() => site.close());

  const measure = async (line: string, body: object): Promise<number> => {
    const start = performance.now();
    await callApi(server, line, { body });
    return performance.now() - start;
  };
  type Request = readonly [line: string, body: object];

  async function compare(name: string, toRequest: (isKnown: boolean, at: number) => Request): Promise<number> {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let at = -5; at < samples; at += 1) {
      // Alternates the order, so that side effects of one request affect both kinds equally.
      for (const isKnown of at % 2 === 0 ? [true, false] : [false, true]) {
        const took = await measure(...toRequest(isKnown, at));
        if (at >= 0) (isKnown ? known : unknown).push(took);
      }
    }
    const area = toArea(known, unknown);
    const [member, stranger] = [toMedian(known).toFixed(1), toMedian(unknown).toFixed(1)];
    report(
      `time of ${name}: ${samples} + ${samples}, member ${member} ms, stranger ${stranger} ms, AUC ${area.toFixed(3)}`,
    );
    return area;
  }

  it.each<[name: string, toRequest: (isKnown: boolean, at: number) => Request]>([
    [
      'login',
      (isKnown, at) => [
        'POST /api/v1/auth/login',
        { id: isKnown ? 'student@demo.example' : `nobody${at}@mail.example`, password: 'Wrong!2026', keep: 'N' },
      ],
    ],
    [
      'find-id',
      (isKnown, at) => [
        'POST /api/v1/auth/find-id',
        { name: '윤서린', tel1: '010', tel2: '0000', tel3: isKnown ? '1002' : String(5_000 + at) },
      ],
    ],
    [
      'find-pw',
      (isKnown, at) => [
        'POST /api/v1/auth/find-pw',
        { name: '윤서린', email: isKnown ? 'student@demo.example' : `nobody${at}@mail.example` },
      ],
    ],
    [
      'a code again',
      (isKnown) => [
        `POST /api/v1/cert/send-mail?email=${isKnown ? 'student@demo.example' : 'nobody@mail.example'}`,
        { purpose: 'FIND' },
      ],
    ],
  ])('of %s does not reveal members', async (name, toRequest) => {
    // Repeats, because other load may disturb one measurement, while a difference in the work shows in each.
    const areas: number[] = [];
    while (areas.length < 3 && !areas.some(isLikeChance)) areas.push(await compare(name, toRequest));

    expect(areas.filter(isLikeChance)).toHaveLength(1);
  });

  it('control: detects the difference of one hash', async () => {
    const area = await compare('one hash more (control)', (isKnown, at) =>
      isKnown
        ? ['POST /api/v1/auth/login', { id: 'student@demo.example', password: 'Wrong!2026', keep: 'N' }]
        : ['POST /api/v1/auth/find-pw', { name: '윤서린', email: `nobody${at}@mail.example` }],
    );

    expect(area).toBeGreaterThan(0.75);
    expect(isLikeChance(area)).toBe(false);
  });
});
