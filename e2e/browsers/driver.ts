import type { TargetQuery } from './findInPage.ts';

/** Control identified by its role and accessible name, within another one if several are alike. */
export interface Target {
  readonly role: string;
  /** A string is the whole name; a regular expression matches a part of it. Any name if absent. */
  readonly name?: string | RegExp;
  readonly within?: Target;
}

/** Protocol that drives a browser. `Handle` represents an element of the page. */
export interface Engine<Handle> {
  /** Name and version, for the table of results. */
  readonly title: string;
  goTo(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it must not use its closure. */
  run<Result>(source: () => Result): Promise<Result>;
  runOn<Argument, Result>(
    handle: Handle,
    source: (element: Element, argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result>;
  find(query: TargetQuery): Promise<Handle | undefined>;
  click(handle: Handle): Promise<void>;
  /** Presses keys with the focus in a field. */
  type(handle: Handle, text: string): Promise<void>;
  chooseFile(handle: Handle, path: string): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** Errors that pages threw or wrote to the console; always empty if the protocol does not report them. */
  listErrors(): readonly string[];
  close(): Promise<void>;
}

/** Steps of journeys; each waits for its preconditions. */
export interface Driver {
  /** @param path path and query */
  open(path: string): Promise<void>;
  click(target: Target): Promise<void>;
  /** Replaces the text of a field. */
  fill(target: Target, text: string): Promise<void>;
  chooseFile(target: Target, file: string): Promise<void>;
  /** @param label text of one option of a `<select>` */
  chooseOption(target: Target, label: string): Promise<void>;
  back(): Promise<void>;
  waitFor(target: Target): Promise<void>;
  /** @param path path and query, or an expression that they match */
  waitForPath(path: string | RegExp): Promise<void>;
  waitForText(text: RegExp): Promise<void>;
  /** Waits until a function returns true; it runs in the page and must not use its closure. */
  waitUntil(what: string, isTrue: () => boolean): Promise<void>;
  readText(target: Target): Promise<string>;
  readValue(target: Target): Promise<string>;
}

const limitMs = 30_000;
const pauseMs = 100;

function toQuery({ role, name, within }: Target): TargetQuery {
  return {
    role,
    ...(typeof name === 'string' && { name }),
    ...(name instanceof RegExp && { pattern: name.source }),
    ...(within && { within: toQuery(within) }),
  };
}

const toText = ({ role, name = '', within }: Target): string =>
  `${role} ${String(name)}`.trim() + (within === undefined ? '' : ` in ${toText(within)}`);

/** @throws after 30 s, with the last failure as its cause */
async function repeatUntil(what: string, attempt: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + limitMs;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      if (await attempt()) return;
    } catch (error) {
      // The page is navigating, or the element has just been removed.
      cause = error;
    }
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  throw new Error(`waited ${limitMs / 1000} s for ${what}`, { cause });
}

/** @returns the position of an element once its centre can be clicked; empty while it is covered */
function readPlace(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const isMet = [element, ...labels].some((part) => part.contains(met));
  return isMet ? [left, top, width, height].join(' ') : '';
}

/** Selects the text of a field, so that typing replaces it. */
function selectText(field: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error('no field');
  field.focus();
  field.select();
}

/** @returns true if the list has such an option; selects it with the events of a person */
function selectOption(list: Element, label: string): boolean {
  if (!(list instanceof HTMLSelectElement)) return false;
  const option = [...list.options].find(({ text }) => text.trim() === label);
  if (option === undefined) return false;
  list.focus();
  option.selected = true;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** @param siteUrl address of the site, without a path */
export function createDriver<Handle>(engine: Engine<Handle>, siteUrl: string): Driver {
  const withElement = (what: string, target: Target, step: (handle: Handle) => Promise<boolean>) =>
    repeatUntil(`${what} ${toText(target)}`, async () => {
      const handle = await engine.find(toQuery(target));
      return handle !== undefined && (await step(handle));
    });
  const act = (what: string, target: Target, step: (handle: Handle) => Promise<void>) =>
    withElement(what, target, async (handle) => {
      await step(handle);
      return true;
    });
  const read = async (target: Target, source: (element: Element, argument: undefined) => string) => {
    const texts: string[] = [];
    await act('reading', target, async (handle) => void texts.push(await engine.runOn(handle, source, undefined)));
    return texts.join('');
  };

  return {
    async open(path) {
      await engine.goTo(siteUrl + path);
      // Set by the shell once it is interactive.
      await repeatUntil(`${path} to listen`, () => engine.run(() => document.documentElement.dataset.ready === ''));
    },
    click: (target) =>
      withElement('clicking', target, async (handle) => {
        // Clicks on elements that still move, or are under a page transition, would miss.
        const place = await engine.runOn(handle, readPlace, undefined);
        await new Promise((done) => setTimeout(done, pauseMs));
        const isStill = place !== '' && place === (await engine.runOn(handle, readPlace, undefined));
        if (isStill) await engine.click(handle);
        return isStill;
      }),
    fill: (target, text) =>
      act('filling', target, async (handle) => {
        await engine.runOn(handle, selectText, undefined);
        await engine.type(handle, text);
      }),
    chooseFile: (target, file) => act('filling', target, (handle) => engine.chooseFile(handle, file)),
    chooseOption: (target, label) =>
      withElement(`choosing ${label} in`, target, (handle) => engine.runOn(handle, selectOption, label)),
    back: () => engine.back(),
    waitFor: (target) => withElement('the', target, async () => true),
    waitForPath: (path) =>
      repeatUntil(`the address ${String(path)}`, async () => {
        const current = await engine.run(() => location.pathname + location.search);
        return typeof path === 'string' ? current === path : path.test(current);
      }),
    waitForText: (text) =>
      repeatUntil(`the text ${String(text)}`, async () => text.test(await engine.run(() => document.body.innerText))),
    waitUntil: (what, isTrue) => repeatUntil(what, () => engine.run(isTrue)),
    readText: (target) => read(target, (element) => (element instanceof HTMLElement ? element.innerText.trim() : '')),
    readValue: (target) =>
      read(target, (element) => ('value' in element && typeof element.value === 'string' ? element.value : '')),
  };
}
