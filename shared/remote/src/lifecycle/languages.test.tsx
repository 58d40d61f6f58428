import kit from '@haesol/kit/languages/en.json' with { type: 'json' };
import type { JsonObject, RemoteProps } from '@haesol/remote/shell-api';
import { act, createFakeShell, screen, testNow } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server.node';
import { initReactI18next } from 'react-i18next';
import { useFormats, useShell, useText, useTextLocale } from '../context/shellContext.ts';
import { setLanguageFiles } from '../i18n/languageFiles.ts';
import { sayRefusal } from '../i18n/refusals.ts';
import type { RemoteApp } from '../routes/remoteApp.ts';
import { createLifecycles } from './createLifecycles.ts';
import { createTextLocale } from './createTextLocale.ts';
import { prepareServerElement } from './prepareServerElement.tsx';

const english = {
  refusals: { '제목을 입력해 주세요.': 'Enter a title.' },
  greeting: 'Welcome',
  seats_one: '{{count}} seat left',
  seats_other: '{{count}} seats left',
};
const removals: (() => unknown)[] = [];
const addEnglish = (load: () => Promise<JsonObject> = () => Promise.resolve(english)) =>
  removals.push(setLanguageFiles((locale) => (locale === 'en' ? load() : undefined)));
afterEach(async () => {
  await act(async () => {
    for (const remove of removals.splice(0)) await remove();
  });
  document.body.replaceChildren();
});

function PriceScreen() {
  const t = useText();
  const { formatKrw } = useFormats();
  const shell = useShell();
  const showToasts = () => {
    shell.toast({ kind: 'done', text: t('greeting') });
    shell.toast({ kind: 'error', text: '품절', lang: 'ko' });
  };
  return (
    <>
      <p lang={useTextLocale()}>{[t('greeting'), t('seats', { count: 1 }), formatKrw(9_900)].join(' · ')}</p>
      <button onClick={showToasts} type="button">
        toast
      </button>
    </>
  );
}

const app: RemoteApp = {
  id: 'mf-sample',
  messages: { greeting: '어서 오세요', seats: '{{count}}석 남음' },
  routes: [{ paths: ['/sample'], screen: () => Promise.resolve({ default: PriceScreen }) }],
};

/** Mounts the remote as the shell does, with a chosen language. */
async function mount(locale: string, remote = app) {
  await i18next.use(initReactI18next).init({ lng: locale, fallbackLng: 'ko', initAsync: false, resources: {} });
  const shell = createFakeShell({ path: '/sample', locale });
  const addMessages = (namespace: string, language: string, messages: object) =>
    void i18next.addResourceBundle(language, namespace, messages, true, true);
  const domElement = document.body.appendChild(document.createElement('div'));
  const props: RemoteProps = {
    name: 'mf-sample#1',
    domElement,
    shell: { ...shell, i18n: { locale, addMessages } },
    hydrate: false,
    identifierPrefix: 'mf-sample-page-',
    onFatal: () => undefined,
  };
  const lifecycles = createLifecycles(remote);
  await act(async () => {
    await lifecycles.bootstrap(props);
    void lifecycles.mount(props);
  });
  removals.push(() => lifecycles.unmount(props));
  return { domElement, shell };
}

describe('a remote with a messages file of the chosen language', () => {
  it('shows its texts, plurals and formats in it, and sets the lang attribute', async () => {
    addEnglish();

    const { domElement } = await mount('en');

    expect(screen.getByText('Welcome · 1 seat left · ₩9,900')).toHaveAttribute('lang', 'en');
    expect(domElement).toHaveAttribute('lang', 'en');
  });

  it('replaces a screen that threw in it', async () => {
    addEnglish(() => Promise.resolve({ ...english, kit }));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const throwing = () => {
      throw new Error('The screen is broken');
    };

    const { domElement } = await mount('en', {
      ...app,
      routes: [{ paths: ['/sample'], screen: () => Promise.resolve({ default: throwing }) }],
    });
    jest.restoreAllMocks();

    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(domElement).toHaveTextContent(/^[^가-힣]+$/);
  });

  it('is rendered in it by the server', async () => {
    addEnglish();
    const request = () => Promise.reject(new Error('nothing is asked'));
    const told: string[] = [];
    const render = async (languageCd: string) => {
      const onLanguage = (locale: string) => void told.push(locale);
      const rendering = { path: '/sample', now: testNow, languageCd, slotMarkup: {}, request, onLanguage };
      return renderToString(await prepareServerElement(app, rendering));
    };

    expect(await render('CD0000000128')).toContain('Welcome · 1 seat left · ₩9,900');
    expect(await render('CD0000000129')).toContain('어서 오세요 · 1석 남음 · 9,900원');
    expect(told).toEqual(['en']);
  });

  it('marks the language of its toasts in the Korean shell, unless their text is in another one', async () => {
    addEnglish();
    const { shell } = await mount('en');

    await userEvent.click(screen.getByRole('button', { name: 'toast' }));

    expect(shell.record.toasts).toEqual([
      { kind: 'done', text: 'Welcome', lang: 'en' },
      { kind: 'error', text: '품절', lang: 'ko' },
    ]);
  });
});

describe('a remote that has texts of some pages in the chosen language', () => {
  const some: RemoteApp = {
    ...app,
    routes: [...app.routes, { paths: ['/korean'], screen: () => Promise.resolve({ default: PriceScreen }) }],
    translated: ['/sample'],
  };

  it('shows the other pages in Korean, and changes the language with the page', async () => {
    addEnglish();
    const { domElement, shell } = await mount('en', some);
    expect(screen.getByText('Welcome · 1 seat left · ₩9,900')).toBeVisible();
    expect(sayRefusal('제목을 입력해 주세요.')).toBe('Enter a title.');

    await act(async () => shell.navigate('/korean'));

    expect(screen.getByText('어서 오세요 · 1석 남음 · 9,900원')).toHaveAttribute('lang', 'ko');
    expect(domElement).toHaveAttribute('lang', 'ko');
    expect(sayRefusal('제목을 입력해 주세요.')).toBe('제목을 입력해 주세요.');
    await userEvent.click(screen.getByRole('button', { name: 'toast' }));
    expect(shell.record.toasts[0]).toEqual({ kind: 'done', text: '어서 오세요', lang: 'ko' });
  });

  it('is rendered in it by the server on its own pages alone', async () => {
    addEnglish();
    const request = () => Promise.reject(new Error('nothing is asked'));
    const told: string[] = [];
    const render = async (path: string) => {
      const onLanguage = (locale: string) => void told.push(`${path} ${locale}`);
      const rendering = { path, now: testNow, languageCd: 'CD0000000128', slotMarkup: {}, request, onLanguage };
      return renderToString(await prepareServerElement(some, rendering));
    };

    expect(await render('/sample')).toContain('Welcome');
    expect(await render('/korean')).toContain('어서 오세요 · 1석 남음 · 9,900원');
    expect(told).toEqual(['/sample en']);
  });
});

it.each([
  ['none', undefined],
  ['one that does not load', () => Promise.reject(new Error('offline'))],
])('a remote with %s is Korean, with Korean formats', async (_name, file) => {
  if (file !== undefined) addEnglish(file);

  const { domElement } = await mount('en');

  expect(screen.getByText('어서 오세요 · 1석 남음 · 9,900원')).toHaveAttribute('lang', 'ko');
  expect(domElement).toHaveAttribute('lang', 'ko');
});

describe('createTextLocale', () => {
  it('shows the language chosen last, regardless of which file loads first', async () => {
    const shown: string[] = [];
    let finish = () => {};
    addEnglish(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(english);
        }),
    );
    const textLocale = createTextLocale(() => undefined);
    textLocale.subscribe(() => shown.push(textLocale.get()));

    const first = textLocale.choose('en');
    const second = textLocale.choose('ko');
    finish();
    await Promise.all([first, second]);

    expect([textLocale.get(), shown]).toEqual(['ko', []]);
  });
});
