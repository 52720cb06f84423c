import { escapeHtml } from './escape-html.ts'

/** Trusted markup. Any other value in an `html` template is escaped. */
export class Html {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = Html | string | number | null | false | readonly Part[]

/** Template tag for markup: escapes strings and numbers, joins arrays, and leaves out null and false. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((markup, text, i) => markup + write(parts[i - 1] ?? null) + text))
}

function write(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.markup
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return part.map(write).join('')
}
