/** UTF-16 units of a text, of all its runs. */
export function textLength(text: string | readonly { readonly t: string }[]): number {
  return typeof text === 'string' ? text.length : text.reduce((sum, { t }) => sum + t.length, 0)
}
