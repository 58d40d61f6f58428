import { screen } from '@testing-library/react';
import type { RemoteApp } from '../routes/remoteApp.ts';
import { type Answers, noAnswerYet, noNetwork } from './fakeHttp.ts';
import type { FakeShellOptions } from './fakeShell.ts';
import { type RenderedScreen, renderPage } from './renderScreen.tsx';

/** Texts that identify the ready and the empty state of a screen. */
export interface ScreenStates {
  readonly ready: RegExp;
  /** `path`: an address that makes the screen empty; `answers`: responses that do. */
  readonly empty: { readonly text: RegExp; readonly path?: string; readonly answers?: Answers };
}

export interface ScreenStatesOptions {
  readonly app: RemoteApp;
  readonly path: string;
  /** Renders the screen of this slot, on a page of that path. */
  readonly slot?: string | undefined;
  readonly states: ScreenStates;
  /** All responses of the ready state. */
  readonly answers: Answers;
  readonly session?: NonNullable<FakeShellOptions['session']>;
  /** Chosen language. @default 'ko' */
  readonly locale?: string;
  /** Name of the retry button in that language. */
  readonly retryName?: string;
}

/** The four states of a screen (loading, empty, error, ready). */
export const screenStateNames = ['loading', 'empty', 'error', 'ready'] as const;
export type ScreenStateName = (typeof screenStateNames)[number];

function renderRoute(
  { app, session, slot, locale }: Pick<ScreenStatesOptions, 'app' | 'locale' | 'session' | 'slot'>,
  path: string,
  answers: Answers,
): Promise<RenderedScreen> {
  return renderPage({ app, path, slot, locale, answers, ...(session !== undefined && { session }) });
}

const toAll = (answers: Answers, answer: unknown): Answers =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, answer]));

/**
 * Renders the screen of a route or slot in one of its states and checks the state.
 * @throws when the screen does not show that state
 */
export async function expectScreenState(state: ScreenStateName, options: ScreenStatesOptions): Promise<void> {
  const { path, states, answers } = options;
  if (state === 'loading') {
    const { container } = await renderRoute(options, path, toAll(answers, noAnswerYet()));
    // A full-page image has no loading text, but is marked as busy.
    if (container.querySelector('[aria-busy="true"], [role="status"]') === null)
      throw new Error(`${path} does not wait`);
    return;
  }
  if (state === 'error') {
    const { user } = await renderRoute(options, path, toAll(answers, noNetwork()));
    const [again] = await screen.findAllByRole('button', { name: options.retryName ?? '다시 시도' });
    if (again === undefined) throw new Error(`${path} offers no second try`);
    await user.click(again);
    return;
  }
  if (state === 'empty') {
    const { empty } = states;
    await renderRoute(options, empty.path ?? path, { ...answers, ...empty.answers });
    await screen.findAllByText(empty.text);
    return;
  }
  await renderRoute(options, path, answers);
  await screen.findAllByText(states.ready);
}
