/** Target in serialisable form: without regular expressions, which no protocol supports. */
export interface TargetQuery {
  readonly role: string;
  /** The whole name. */
  readonly name?: string;
  /** Source of an expression that the name must match. */
  readonly pattern?: string;
  readonly within?: TargetQuery;
}

/**
 * Runs in the page, so it must not use its closure. The same function in all browsers, so that names do not depend on the
 * protocol. It computes the part of the accessible name that this site uses.
 *
 * @returns the first visible element with the role and name; null for none
 */
export function findInPage(query: TargetQuery): Element | null {
  const selectors: Readonly<Record<string, string>> = {
    alertdialog: '[role=alertdialog]',
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox]',
    combobox: 'select, [role=combobox]',
    dialog: 'dialog[open]:not([role]), [role=dialog]',
    file: 'input[type=file]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    main: 'main',
    navigation: 'nav',
    radio: 'input[type=radio]',
    table: 'table',
    textbox: 'input:not([type=checkbox], [type=radio], [type=file]), textarea',
  };
  const squeeze = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const textOf = (id: string) => document.getElementById(id)?.textContent;
  const nameOf = (element: Element): string => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy !== null) return squeeze(labelledBy.split(/\s+/).map(textOf).join(' '));
    const label = element.getAttribute('aria-label');
    if (label !== null) return squeeze(label);
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    if (labels !== null && labels.length > 0) return squeeze([...labels].map((one) => one.textContent).join(' '));
    return squeeze(element.querySelector('caption')?.textContent ?? element.textContent);
  };
  const isShown = (element: Element) =>
    element.closest('[inert], [hidden]') === null &&
    // A file input is covered by its button, but still accepts files.
    (query.role === 'file' || element.checkVisibility({ visibilityProperty: true }));
  const search = ({ role, name, pattern, within }: TargetQuery): Element | null => {
    const root = within === undefined ? document : search(within);
    if (root === null) return null;
    const expression = pattern === undefined ? undefined : new RegExp(pattern);
    for (const element of root.querySelectorAll(selectors[role] ?? `[role=${role}]`)) {
      const actual = nameOf(element);
      const isNamed = name === undefined ? (expression?.test(actual) ?? true) : actual === name;
      if (isNamed && isShown(element)) return element;
    }
    return null;
  };
  return search(query);
}
