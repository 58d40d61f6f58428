import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from './createQueryClient.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('createQueryClient', () => {
  it('refetches failed queries once the network is back, but not successful ones', async () => {
    const client = createQueryClient();
    const asked: string[] = [];
    const watch = (key: string, answer: () => Promise<string>) => {
      const observer = new QueryObserver(client, {
        queryKey: [key],
        queryFn: () => {
          asked.push(key);
          return answer();
        },
      });
      return { observer, stop: observer.subscribe(() => undefined) };
    };
    let isAway = true;
    client.mount();
    const there = watch('there', async () => 'a list');
    const failed = watch('failed', () => (isAway ? Promise.reject(new Error('no network')) : Promise.resolve('back')));
    await settle();

    onlineManager.setOnline(false);
    isAway = false;
    onlineManager.setOnline(true);
    await settle();

    expect(asked).toEqual(['there', 'failed', 'failed']);
    expect(failed.observer.getCurrentResult().data).toBe('back');
    there.stop();
    failed.stop();
    client.unmount();
  });
});
