import { ValidationError } from '@haesol/remote/http';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

/** Props of a text field whose text is saved when the field is left, also by leaving the page; typed text stays until it is stored. */
export function useTypedText(stored: string, save: (text: string) => Promise<Error | undefined>) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  async function leave() {
    if (typed === undefined || typed.trim() === stored) return;
    const failure = await save(typed);
    setError(failure instanceof ValidationError ? (failure.fields[0]?.message ?? failure.message) : undefined);
    if (failure === undefined) setTyped((now) => (now === typed ? undefined : now));
  }
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => () => void latest.current(), []);
  return {
    value: typed ?? stored,
    ...(error !== undefined && { error }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value),
    onBlur: () => void leave(),
  };
}
