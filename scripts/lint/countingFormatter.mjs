import stylelint from 'stylelint';

const toReport = await stylelint.formatters.string;

/** stylelint's report with the number of checked files, because a pattern without matches must fail. */
export default function report(results, returnValue) {
  return `${toReport(results, returnValue)}Checked ${results.length} style sheets\n`;
}
