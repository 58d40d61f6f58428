import type { CallError } from '../http/errors.ts';
import type { FieldMessages } from './checkValues.ts';

export interface FormState<V> {
  /** What differs from the initial values because somebody changed it. */
  readonly edits: Partial<V>;
  readonly errors: FieldMessages<V>;
  /** Fields whose message came from the server: the schema cannot say when they are right. */
  readonly refused: readonly (keyof V)[];
  /** The last refusal of the server. */
  readonly refusal: CallError | undefined;
  /** The refusal belongs to a field and is shown there. */
  readonly isAtField: boolean;
  /** A message of the schema that belongs to no field of the page. */
  readonly problem: string | undefined;
  /** Refused submits; each moves the focus to the first bad field. */
  readonly attempts: number;
  readonly phase: 'open' | 'busy' | 'sent';
}

export interface FormStore<V> {
  get(): FormState<V>;
  update(part: Partial<FormState<V>>): void;
  subscribe(listener: () => void): () => void;
}

/** State of one form outside of React, so that a handler always reads the newest. */
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
