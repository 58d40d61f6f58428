/** Fills the variables of a template: `{이름}`. Leaves unknown ones, so that they are seen before sending. */
export function fillTemplate(body: string, values: Readonly<Record<string, string>>): string {
  return body.replaceAll(/\{([^{}\s]+)\}/g, (whole, name: string) => values[name] || whole);
}
