import type { CallError } from '../http/errors.ts';
import type { FieldMessages } from './checkValues.ts';

export interface FormState<V> {
  /** Edited values that differ from the initial ones. */
  readonly edits: Partial<V>;
  readonly errors: FieldMessages<V>;
  /** Keys of messages from the server, which the schema cannot clear. */
  readonly refused: readonly string[];
  /** Last refusal of the server. */
  readonly refusal: CallError | undefined;
  /** The refusal concerns a field and is shown there. */
  readonly isAtField: boolean;
  /** A message of the schema that belongs to no field of the page. */
  readonly problem: string | undefined;
  /** Number of refused submits; each moves the focus to the first invalid field. */
  readonly attempts: number;
  readonly phase: 'open' | 'busy' | 'sent';
}

export interface FormStore<V> {
  get(): FormState<V>;
  update(part: Partial<FormState<V>>): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the state of one form outside of React, so that handlers always read the latest. */
export function createFormStore<V>(): FormStore<V> {
  let state: FormState<V> = {
    edits: {},
    errors: {},
    refused: [],
    refusal: undefined,
    isAtField: false,
    problem: undefined,
    attempts: 0,
    phase: 'open',
  };
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    update(part) {
      state = { ...state, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
