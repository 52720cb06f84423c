/** Removes the front matter. */
export function withoutFrontMatter(source: string): string {
  return source.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
}

/** Only pages, mail and telephone links; no javascript: URLs. */
export function isSafeHref(href: string): boolean {
  return /^(https?:|mailto:|tel:|#|\/(?!\/))/i.test(href)
}
