// A loader of webpack: leaves a module of strings empty.
// biome-ignore lint/style/noDefaultExport: what webpack calls.
export default function noStrings() {
  return 'export default {};';
}
