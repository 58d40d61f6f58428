import { ValidationError } from '@haesol/remote/http';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/** Props of a text field whose text is saved when the field is left, also by leaving the page; typed text stays until it is stored. */
export function useTypedText(stored: string, save: (text: string) => Promise<Error | undefined>) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  /** Text that is being saved, or was refused: a field that goes does not send it again. */
  const sent = useRef({ text: stored, isRefused: false });
  async function leave(isGoing = false) {
    const text = typed?.trim();
    if (text === undefined || text === stored) return;
    if (text === sent.current.text && (isGoing || !sent.current.isRefused)) return;
    sent.current = { text, isRefused: false };
    const failure = await save(text);
    setError(failure instanceof ValidationError ? (failure.fields[0]?.message ?? failure.message) : undefined);
    if (failure === undefined) setTyped((now) => (now?.trim() === text ? undefined : now));
    else sent.current = { text, isRefused: true };
  }
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => () => void latest.current(true), []);
  return {
    value: typed ?? stored,
    ...(error !== undefined && { error }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    onBlur: () => void leave(),
  };
}
