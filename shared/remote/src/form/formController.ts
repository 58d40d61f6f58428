import { createUuid, unfinishedText } from '@haesol/contracts/common';
import { afterPointer } from '@haesol/kit';
import type * as z from 'zod/mini';
import { CallError, ValidationError } from '../http/errors.ts';
import {
  type CheckResult,
  checkValues,
  type FieldMessages,
  type FieldNames,
  messageOf,
  pickMessages,
  toFieldMessages,
  toFieldName,
  toPartKey,
  withMessages,
} from './checkValues.ts';
import type { FormDraft } from './formDraft.ts';
import type { FormStore } from './formStore.ts';
import { type FormValues, listDifferent, listNames, listUnfinished, readUntold, toBlank } from './formValues.ts';

export interface SendOptions<V> {
  /** The same for the same content until it was accepted, so that a retry after a lost response creates no duplicate. */
  readonly idempotencyKey: string;
  readonly values: V;
  /** Current values of the form: typing may continue while the request is pending. */
  getValues(): V;
  set(part: Partial<V>): void;
}

export interface FormOptions<V, S extends z.core.$ZodType, A> {
  /** Initial values in the order of the page. A later change of them reaches only the fields without edits. */
  readonly initial: V;
  /** Converts the values to the input of the schema. @default the values themselves */
  toInput?(values: NoInfer<V>): unknown;
  /** Fields of the schema with another name on the page. */
  readonly names?: FieldNames<NoInfer<V>>;
  /** Submits are ignored, e.g. until a wait is over. */
  readonly isBlocked?: boolean;
  /** Called before sending; false cancels the submit. */
  confirm?(data: z.output<S>): boolean | Promise<boolean>;
  /** Sends the output of the schema. Rejects with a `CallError` if the server refuses it. */
  send(data: z.output<S>, options: SendOptions<NoInfer<V>>): Promise<A>;
  /** Called after success. The form keeps its values until it is reset or left. */
  onSent?(answer: A, values: NoInfer<V>): void | Promise<void>;
  /** Converts a refusal that concerns a field, e.g. a wrong password, to messages at fields; undefined for all others. */
  toFieldErrors?(refusal: CallError): FieldMessages<NoInfer<V>> | undefined;
  /** Called when the call was refused for another reason than a field. */
  onRefused?(refusal: CallError): void;
  readonly draft?: FormDraft<NoInfer<V>> | undefined;
}

/** Settings that the controller reads each time, because it lives longer than one render. */
interface FormSettings<V, S extends z.core.$ZodType, A> {
  readonly schema: S;
  readonly options: FormOptions<V, S, A>;
  readonly element: HTMLFormElement | null;
  /** Values of the last render. */
  readonly drawn: V;
}

/** Logic of a form, without React. */
export class FormController<V extends FormValues<V>, S extends z.core.$ZodType, A> {
  readonly #store: FormStore<V>;
  readonly #getSettings: () => FormSettings<V, S, A>;
  readonly #required = new Map<string, boolean>();
  #isComposing = false;
  #isSubmitting = false;
  #wasEditedMeanwhile = false;
  #sentWith = { text: '', key: '' };

  /** @param getSettings returns the latest settings */
  constructor(store: FormStore<V>, getSettings: () => FormSettings<V, S, A>) {
    this.#store = store;
    this.#getSettings = getSettings;
  }

  /** Changes fields as user input does. */
  readonly set = (part: Partial<V>): void => {
    const { edits, phase, isAtField } = this.#store.get();
    this.#wasEditedMeanwhile = true;
    this.#store.update({
      edits: { ...edits, ...part },
      phase: phase === 'sent' ? 'open' : phase,
      ...(isAtField && { refusal: undefined, isAtField: false }),
    });
    if (!this.#isComposing) this.#recheck(listNames(part as V));
  };

  /** Shows messages at fields and moves the focus to the first of them. */
  readonly setErrors = (errors: FieldMessages<V>): void => this.#show(errors);

  /** Dismisses the refusal. */
  readonly dismiss = (): void => this.#store.update({ refusal: undefined, isAtField: false });

  /** Resets to the initial values. */
  readonly reset = (): void =>
    this.#store.update({ edits: {}, errors: {}, refused: [], refusal: undefined, attempts: 0, phase: 'open' });

  /** Restores the draft of an earlier visit, and input that was typed before the page's scripts ran. */
  begin(): void {
    this.#adopt({ ...this.#getSettings().options.draft?.read?.(), ...this.#readUntold() });
  }

  /** Shows the errors of some fields, and moves the focus to the first of them. @returns true if there are any */
  readonly showErrors = (names: readonly (keyof V & string)[]): boolean => {
    const wanted: readonly string[] = names;
    const errors = pickMessages(this.#checkForm().errors, (key) => wanted.includes(toFieldName(key)));
    this.#show(errors);
    return Object.keys(errors).length > 0;
  };

  /** Validates an edited field on blur. @param at part of a list */
  blur(name: keyof V & string, at?: number): void {
    this.#isComposing = false;
    afterPointer(() => {
      const { errors, refused, phase } = this.#store.get();
      const key = at === undefined ? name : toPartKey(name, at);
      if (phase !== 'open' || refused.includes(key)) return;
      if (!this.#isEdited(name, at) && messageOf(errors, key) === undefined) return;
      const message = messageOf(this.#checkForm().errors, key);
      if (message === messageOf(errors, key)) return;
      this.#store.update({ errors: withMessages({ ...errors, [key]: message }) });
    });
  }

  /** While an input method composes a syllable, the field contains an intermediate value. */
  compose(isNow: boolean): void {
    this.#isComposing = isNow;
    if (!isNow) this.#recheck(listNames(this.#values()));
  }

  isValid(): boolean {
    return this.#checkForm().data !== undefined;
  }

  /** The schema refuses an empty value. */
  isRequired(name: keyof V & string): boolean {
    const { initial } = this.#getSettings().options;
    const isRequired =
      this.#required.get(name) ??
      this.#check({ ...initial, [name]: toBlank(initial[name]) }).errors[name] !== undefined;
    this.#required.set(name, isRequired);
    return isRequired;
  }

  async submit(): Promise<void> {
    const { options } = this.#getSettings();
    if (options.isBlocked || this.#isSubmitting || this.#store.get().phase !== 'open') return;
    this.#isSubmitting = true;
    try {
      this.#adopt(this.#readUntold());
      const values = this.#values();
      const { data, errors, other } = this.#checkForm();
      this.#show(errors, { problem: other });
      if (data === undefined) return;
      if ((await options.confirm?.(data)) ?? true) await this.#send(data, values);
    } finally {
      this.#isSubmitting = false;
    }
  }

  #values(): V {
    return { ...this.#getSettings().options.initial, ...this.#store.get().edits };
  }

  #check(values: V): CheckResult<V, z.output<S>> {
    const { schema, options } = this.#getSettings();
    return checkValues(schema, options.toInput === undefined ? values : options.toInput(values), values, options.names);
  }

  /** Validates the current values, and the inputs whose text the browser does not pass because it is no date. */
  #checkForm(): CheckResult<V, z.output<S>> {
    const values = this.#values();
    const result = this.#check(values);
    const { element } = this.#getSettings();
    const unfinished = element === null ? [] : listUnfinished(element).filter((name) => name in values);
    if (unfinished.length === 0) return result;
    const errors = { ...result.errors, ...Object.fromEntries(unfinished.map((name) => [name, unfinishedText])) };
    return { ...result, data: undefined, errors };
  }

  #isEdited(name: keyof V & string, at: number | undefined): boolean {
    const [now, before] = [this.#values()[name], this.#getSettings().options.initial[name]];
    if (at !== undefined && Array.isArray(now) && Array.isArray(before)) return (now[at] ?? '') !== (before[at] ?? '');
    return listDifferent({ [name]: now }, { [name]: before }).length > 0;
  }

  #readUntold(): Partial<V> {
    const { element, drawn } = this.#getSettings();
    return element === null ? {} : readUntold(element, drawn);
  }

  #adopt(part: Partial<V>): void {
    if (Object.keys(part).length > 0) this.#store.update({ edits: { ...this.#store.get().edits, ...part } });
  }

  /**
   * Validates the fields with a message again; a message from the server stays until its own field is edited. After a refused
   * submit all parts of a list with a message are checked, because its rows may move.
   */
  #recheck(edited: readonly (keyof V)[]): void {
    const { errors, refused, attempts } = this.#store.get();
    const keys = Object.keys(errors);
    if (keys.length === 0) return;
    const shown = new Set(attempts === 0 ? keys : keys.map(toFieldName));
    const isShown = (key: string) => shown.has(attempts === 0 ? key : toFieldName(key));
    const stays = (key: string) => refused.includes(key) && !edited.includes(toFieldName(key) as keyof V);
    this.#store.update({
      errors: withMessages({
        ...pickMessages(this.#checkForm().errors, (key) => isShown(key) && !stays(key)),
        ...pickMessages(errors, stays),
      }),
      refused: refused.filter(stays),
    });
  }

  #show(errors: FieldMessages<V>, cause: { refusal?: CallError; problem?: string | undefined } = {}): void {
    const shown = withMessages(errors);
    const names = Object.keys(shown);
    const isAtField = names.length > 0;
    this.#store.update({
      phase: 'open',
      errors: shown,
      refused: cause.refusal === undefined ? [] : names,
      refusal: cause.refusal,
      isAtField,
      problem: isAtField ? undefined : cause.problem,
      attempts: this.#store.get().attempts + (isAtField ? 1 : 0),
    });
  }

  #toKey(data: unknown): string {
    const text = JSON.stringify(data);
    if (this.#sentWith.text !== text) this.#sentWith = { text, key: createUuid() };
    return this.#sentWith.key;
  }

  async #send(data: z.output<S>, values: V): Promise<void> {
    const { send, onSent, onRefused, toFieldErrors, names, draft } = this.#getSettings().options;
    this.#store.update({ phase: 'busy' });
    this.#wasEditedMeanwhile = false;
    try {
      const idempotencyKey = this.#toKey(data);
      const answer = await send(data, { idempotencyKey, values, getValues: () => this.#values(), set: this.set });
      this.#sentWith = { text: '', key: '' };
      this.#store.update({ phase: this.#wasEditedMeanwhile ? 'open' : 'sent', attempts: 0 });
      draft?.remove?.();
      await onSent?.(answer, values);
    } catch (error) {
      this.#store.update({ phase: 'open' });
      if (!(error instanceof CallError)) throw error;
      const atServer = error instanceof ValidationError ? toFieldMessages(error.fields, values, names).errors : {};
      this.#show({ ...atServer, ...toFieldErrors?.(error) }, { refusal: error });
      if (!this.#store.get().isAtField) onRefused?.(error);
    }
  }
}
