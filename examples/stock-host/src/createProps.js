import { createSiteRequest, createStandInShell } from '@haesol/remote/stand-in';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

const home = '/infoPlaza/notice';

/** Creates the properties with which the remote is mounted. */
export async function createProps(domElement) {
  await i18next.use(initReactI18next).init({ lng: 'ko', interpolation: { escapeValue: false } });
  const shell = createStandInShell({
    path: home,
    // The server of this host passes calls to the site.
    request: createSiteRequest(''),
    addMessages: (namespace, locale, texts) => i18next.addResourceBundle(locale, namespace, texts, true, true),
    onNavigate: (to) => new URL(to, window.location.href).pathname === home,
  });
  return { name: 'notices', domElement, shell, hydrate: false, identifierPrefix: 'notices-', onFatal: reportError };
}
