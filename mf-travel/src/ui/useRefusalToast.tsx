import { useShell } from '@haesol/remote/lifecycle';

/** Language of what the server says when it refuses something. */
export const refusalLang = 'ko' as const;

/** Says why the server has refused something. @example onError: useRefusalToast() */
export function useRefusalToast(): (error: Error) => void {
  const shell = useShell();
  return ({ message }) => shell.toast({ kind: 'error', text: message, lang: refusalLang });
}
