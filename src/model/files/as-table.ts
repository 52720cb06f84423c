/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * Rows as CSV (RFC 4180) with a byte order mark, without which Excel reads Korean wrongly. A cell that a spreadsheet would run as
 * a formula begins with an apostrophe.
 */
export function asTable(rows: readonly (readonly string[])[]): string {
  return `\u{feff}${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
