/**
 * Places where a spreadsheet may see the start of a cell, followed by a sign that starts a formula; Spanish spreadsheets separate cells by
 * `;`.
 */
const formulaStart = /(^|[,;\t\r\n])(\s*["']*)(?=[=+\-@＝＋－＠])/g;

/**
 * A cell of a CSV file for spreadsheets. An apostrophe is put before anything that a spreadsheet would take for a formula, whichever
 * separator it uses (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function csvCell(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === 'string' ? text.replaceAll(formulaStart, "$1$2'") : text;
  return /[",;\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
