/** Removes the front matter: the lines between `---` at the start. */
export function withoutFrontMatter(source: string): string {
  return source.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
}

/** Whether a link may be rendered: only to pages, mail and telephone, no `javascript:` URLs. */
export function isSafeHref(href: string): boolean {
  return /^(https?:|mailto:|tel:|#|\/(?!\/))/i.test(href)
}
