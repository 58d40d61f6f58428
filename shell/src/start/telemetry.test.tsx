import type { Registry } from '@haesol/contracts/release';
import { createTelemetry, type ToldEvent } from './telemetry.ts';

const registry: Registry = { version: '1', shell: { buildId: 'shell0001' }, remotes: {} };

function follow(telemetry: ReturnType<typeof createTelemetry>): string[] {
  const kinds: string[] = [];
  telemetry.follow(({ kind }: ToldEvent) => void kinds.push(kind));
  return kinds;
}

describe('createTelemetry', () => {
  it('queues events until a follower is set, and passes on later ones immediately', () => {
    const telemetry = createTelemetry(() => registry);
    telemetry.tell({ kind: 'a', data: {} });

    const kinds = follow(telemetry);
    telemetry.tell({ kind: 'b', data: {} });

    expect(kinds).toEqual(['a', 'b']);
  });

  it('records the page and the releases of the moment', () => {
    const telemetry = createTelemetry(() => registry);
    const events: ToldEvent[] = [];
    history.replaceState(null, '', '/travel?keyword=secret');

    telemetry.tell({ kind: 'a', data: {} });
    history.replaceState(null, '', '/');
    telemetry.follow((event) => void events.push(event));

    expect(events).toMatchObject([{ pathname: '/travel', registry }]);
  });

  it('reports at most 25 events in one page view', () => {
    const telemetry = createTelemetry(() => registry);
    const kinds = follow(telemetry);

    for (let count = 0; count < 60; count += 1) telemetry.tell({ kind: 'loop', data: {} });

    expect(kinds).toHaveLength(25);
  });
});
