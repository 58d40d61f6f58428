import type { LanguageView } from '@haesol/remote/shell-api';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { followLanguage } from './followLanguage.ts';

describe('followLanguage', () => {
  it('refetches active queries and removes all others', async () => {
    let view: LanguageView = { languageCd: '', travaelLangCd: '', locale: 'ko' };
    const listeners = new Set<() => void>();
    const client = new QueryClient();
    let asked = 0;
    const observer = new QueryObserver(client, {
      queryKey: ['shown'],
      queryFn: () => {
        asked += 1;
        return Promise.resolve(view.locale);
      },
    });
    const leave = observer.subscribe(() => undefined);
    client.setQueryData(['left'], 'ko');
    followLanguage(
      {
        get: () => view,
        getServer: () => view,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      client,
    );
    await new Promise((resolve) => setTimeout(resolve, 0));

    view = { languageCd: 'CD0000000128', travaelLangCd: 'CD0000001259', locale: 'en' };
    for (const listener of listeners) listener();
    await new Promise((resolve) => setTimeout(resolve, 0));
    for (const listener of listeners) listener();
    leave();

    expect(asked).toBe(2);
    expect(client.getQueryData(['shown'])).toBe('en');
    expect(client.getQueryData(['left'])).toBeUndefined();
  });
});
