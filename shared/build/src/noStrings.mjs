// Webpack loader: empties a module of strings.
// biome-ignore lint/style/noDefaultExport: required by webpack.
export default function noStrings() {
  return 'export default {};';
}
