/** Stored fields of a report: the rule, the blocked resource, the page. Query strings, samples and referrers are never stored. */
const keptFields = ['effectiveDirective', 'violatedDirective', 'blockedURL', 'documentURL', 'disposition'] as const;

function withoutQuery(text: string): string {
  return text.split(/[?#]/, 1)[0]?.slice(0, 200) ?? '';
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Reads both forms that browsers send: `report-uri` (one object, dashed names) and the Reporting API (a list). */
export function toReports(body: unknown): Record<string, string>[] {
  const items = Array.isArray(body) ? body.slice(0, 10) : [body];
  return items.flatMap((item) => {
    const outer = toRecord(item);
    const old = toRecord(outer['csp-report']);
    const source = {
      ...toRecord(outer.body),
      ...('violated-directive' in old && {
        violatedDirective: old['violated-directive'],
        effectiveDirective: old['effective-directive'],
        blockedURL: old['blocked-uri'],
        documentURL: old['document-uri'],
        disposition: old.disposition,
      }),
    } as Record<string, unknown>;
    const kept = keptFields.flatMap((field) => {
      const value = source[field];
      return typeof value === 'string' ? [[field, withoutQuery(value)] as const] : [];
    });
    return kept.length === 0 ? [] : [Object.fromEntries(kept)];
  });
}
