/** Parts of answers that a preview replaces, by path of the API. */
export type PreviewAnswers = Readonly<Record<string, object>>;

/** Scripts do not run in a preview: a dialog that they would open is shown, and no message asks for them. */
const previewStyle = `body>noscript>p{display:none}dialog:not(:empty){display:block;position:fixed;inset:0;margin:auto;z-index:99;box-shadow:0 0 0 100vmax var(--color-scrim)}`;

const scripts = /<script\b[^>]*>.*?<\/script>|<link rel="(?:preload" as="script|modulepreload)"[^>]*>/gs;

/** Adds the style of a preview to a document and removes its scripts, which the policy would refuse. */
export const toPreviewHtml = (html: string, nonce: string): string =>
  html.replace(scripts, '').replace('</head>', `<style nonce="${nonce}">${previewStyle}</style></head>`);
