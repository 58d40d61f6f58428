import { eventsPath, toSlotEventsPath } from '@haesol/contracts/common';
import { type Caller, createCaller, listFreshMembers, openDevice } from '../../domains/lab/booking/testBookings.ts';
import { waitFor } from '../../testing/processes/site.ts';
import { openTestApp, setUpTestApp, type TestApp } from '../../testing/testApp.ts';
import { type OpenStream, openStream } from './testEvents.ts';

const listen = ({ app }: TestApp) => app.listen({ port: 0, host: '127.0.0.1' });

describe('event streams', () => {
  const test = setUpTestApp({ sample: true, onStatement: ({ kind }) => statements.push(kind) });
  let member: Caller;
  let origin: string;
  let device: { eqUid: string; date: string };
  const statements: string[] = [];
  beforeAll(async () => {
    origin = await listen(test);
    const [uid = ''] = await listFreshMembers(test, 1);
    member = await createCaller(test, uid);
  });
  beforeEach(async () => {
    // Waits until the server has seen the streams of the previous test close.
    await waitFor(() => test.context.events.countFeeds() === 0);
    device = await openDevice(test);
  });

  const slots = (start: string, end: string) => ({ ...device, start, end });
  const open = (path: string) => openStream(`${origin}${path}`);
  const openSlots = () => open(toSlotEventsPath(device.eqUid, device.date));

  it('send all slots of a day at first, and then each change, with the state only', async () => {
    const stream = await openSlots();
    await waitFor(() => stream.messages.length === 9);
    const first = stream.messages.map(({ data }) => JSON.parse(data).state);
    const { data } = await member.hold(slots('10:00', '12:00'));
    await waitFor(() => stream.messages.length === 11);
    await member.call('DELETE', `/equipment/hold/${data.holdId}`);
    await waitFor(() => stream.messages.length === 13);
    stream.close();

    expect(first).toEqual(Array.from({ length: 9 }, () => 'FREE'));
    expect(stream.messages.slice(9)).toEqual([
      { event: 'slot', data: '{"start":"10:00","end":"11:00","state":"HELD"}' },
      { event: 'slot', data: '{"start":"11:00","end":"12:00","state":"HELD"}' },
      { event: 'slot', data: '{"start":"10:00","end":"11:00","state":"FREE"}' },
      { event: 'slot', data: '{"start":"11:00","end":"12:00","state":"FREE"}' },
    ]);
  });

  it('are uncompressed and unbuffered, without member data', async () => {
    await member.book(slots('10:00', '11:00'));
    const stream = await openSlots();
    await waitFor(() => stream.messages.length === 9);
    stream.close();

    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('content-encoding')).toBeNull();
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Set(stream.messages.flatMap(({ data }) => Object.keys(JSON.parse(data))))).toEqual(
      new Set(['start', 'end', 'state']),
    );
  });

  it('carry several feeds at once, each message with its path', async () => {
    const other = toSlotEventsPath('EQ001', device.date);
    const own = toSlotEventsPath(device.eqUid, device.date);
    const missing = toSlotEventsPath('EQ999', device.date);
    const stream = await open(`${eventsPath}?paths=${encodeURIComponent(`${own} ${other} ${missing}`)}`);
    await waitFor(() => stream.messages.some(({ data }) => JSON.parse(data).path === other));
    await member.hold(slots('09:00', '10:00'));
    const held = { path: own, event: 'slot', data: { start: '09:00', end: '10:00', state: 'HELD' } };
    await waitFor(() => stream.messages.some(({ data }) => data === JSON.stringify(held)));
    stream.close();

    expect(new Set(stream.messages.map(({ data }) => JSON.parse(data).path))).toEqual(new Set([own, other]));
  });

  it('read each feed once for all listeners, and once for a change', async () => {
    const all: OpenStream[] = [];
    const before = statements.length;
    const listeners = 20;
    for (let at = 0; at < listeners; at += 1) all.push(await openSlots());
    await waitFor(() => all.every(({ messages }) => messages.length === 9));
    const toOpen = statements.length - before;
    await member.hold(slots('13:00', '14:00'));
    const beforeNews = statements.length;
    await waitFor(() => all.every(({ messages }) => messages.length === 10));
    const forNews = statements.length - beforeNews;
    for (const stream of all) stream.close();
    await waitFor(() => test.context.events.countFeeds() === 0);

    // A read has four statements: equipment, clock, bookings, maintenance. A slow machine also reads by the feed's interval.
    expect(toOpen).toBeLessThan(listeners);
    expect(forNews).toBeLessThan(listeners);
  });

  it.each([
    ['unknown equipment', toSlotEventsPath('EQ999', '2026-11-25'), '4040'],
    ['no day', toSlotEventsPath('EQ012'), '4000'],
    ['an invalid day', toSlotEventsPath('EQ012', '2026-13-45'), '4000'],
    ['no address', `${eventsPath}?paths=`, '4000'],
    ['addresses of other things', `${eventsPath}?paths=/api/v1/mypage/equ/list`, '4040'],
    [
      'too many addresses',
      `${eventsPath}?paths=${Array.from({ length: 13 }, (_unused, at) => `/api/v1/${at}`).join('+')}`,
      '4000',
    ],
  ])('are refused for %s like other requests', async (_name, path, code) => {
    expect((await test.app.inject(path)).json().status.code).toBe(code);
  });

  it('are limited by address, separately from reads', async () => {
    const limited = await openTestApp({ sample: true, environment: { RATE_LIMITS: 'on' } });
    const url = await listen(limited);
    const path = toSlotEventsPath('EQ012', '2026-11-25');
    const all = await Promise.all(Array.from({ length: 305 }, () => openStream(`${url}${path}`)));
    const counts = all.map(({ status }) => status);
    for (const stream of all) stream.close();
    await waitFor(() => limited.context.events.countFeeds() === 0);
    const again = await openStream(`${url}${path}`);
    again.close();
    await limited.close();

    expect(counts.filter((status) => status === 200)).toHaveLength(300);
    expect(counts.filter((status) => status === 429)).toHaveLength(5);
    expect(again.status).toBe(200);
  });

  it('end when the server stops, without delaying it', async () => {
    const stopping = await openTestApp({ sample: true });
    const url = await listen(stopping);
    const stream = await openStream(`${url}${toSlotEventsPath('EQ012', '2026-11-25')}`);
    await stopping.close();
    await waitFor(stream.ended);

    expect(stream.status).toBe(200);
  });
});
