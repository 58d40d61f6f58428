import type { ShellApi } from '@haesol/remote/shell-api';
import { isOtherLanguageChosen } from '../preferences/language.ts';
import type { ShellRouter } from '../router/navigator.ts';
import { parseUrl } from '../router/parseUrl.ts';

/** A filter or another page of a list changes only rows, without a view transition. */
const isOtherPage = (to: string) => parseUrl(to, location.href)?.pathname !== location.pathname;

const isMotionAllowed = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/**
 * Creates the access to the router. @param getRouter the router is created after the services, and before the first navigation
 */
export function createNavigation(getRouter: () => ShellRouter) {
  const navigate: ShellApi['navigate'] = (to, { replace = false, ...options } = {}) => {
    // Texts of the shell are a script of the document.
    if (isOtherLanguageChosen(document)) location.assign(to);
    else void getRouter().navigate(to, { replace, viewTransition: isOtherPage(to) && isMotionAllowed(), ...options });
  };
  return { getRouter, navigate, getLocation: () => getRouter().state.location };
}

export type Navigation = ReturnType<typeof createNavigation>;
