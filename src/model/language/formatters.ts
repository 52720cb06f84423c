/*
 * Formatters of the browser, each made once: making one takes a thousand times longer than using it, and a list asks for them in
 * each of its rows.
 */

export const dateFormat = once(
  (language: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
)
export const numberFormat = once(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
)

function once<Options, Format>(
  make: (language: string, options: Options) => Format,
): (language: string, options: Options) => Format {
  const made = new Map<string, Format>()
  return (language, options) => {
    const id = JSON.stringify([language, options])
    const known = made.get(id)
    if (known) return known
    const format = make(language, options)
    made.set(id, format)
    return format
  }
}
