import { randomUUID } from 'node:crypto';
import { limitRules } from '../../../http/limits/limits.ts';
import { setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { adviceValues, createSender } from './testApplications.ts';

describe('rate limit of submissions', () => {
  const test = setUpTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });

  it('does not apply to a retry, which gets the first response', async () => {
    const send = createSender(test);
    const member = await signIn(test, 'general');
    const draft = { kind: 'TECH', refUid: '', values: adviceValues, step: 3 };
    const { aplUid } = (await send('POST', '/api/v1/apply/draft', member, draft)).data;
    const submit = (uid: string, key?: string) => send('POST', `/api/v1/apply/${uid}/submit`, member, undefined, key);
    const key = randomUUID();
    const first = await submit(aplUid, key);
    for (let taken = 1; taken < limitRules.application.places; taken += 1) await submit(randomUUID());

    expect((await submit(randomUUID())).status.code).toBe('4290');
    expect(first.status.code).toBe('200');
    expect(await submit(aplUid, key)).toEqual(first);
  });
});
