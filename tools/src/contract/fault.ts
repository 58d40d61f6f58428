/** Violation of a remote's contract with its page. */
export interface Fault {
  readonly rule: FaultRule;
  readonly text: string;
}

export type FaultRule =
  | 'answers'
  | 'budget'
  | 'chunk'
  | 'container'
  | 'format'
  | 'gets'
  | 'global'
  | 'history'
  | 'lifecycles'
  | 'listener'
  | 'menu'
  | 'message'
  | 'mount'
  | 'owner'
  | 'page'
  | 'reads'
  | 'react'
  | 'render'
  | 'routes'
  | 'shell-api'
  | 'slots'
  | 'styles'
  | 'timer'
  | 'types'
  | 'version';

/** Converts texts of one rule to faults. */
export const toFaults = (rule: FaultRule, texts: readonly string[]): Fault[] => texts.map((text) => ({ rule, text }));
