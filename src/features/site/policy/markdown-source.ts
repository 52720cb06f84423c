/** The lines between the two rules at the top are for machines. */
export function withoutFrontMatter(source: string): string {
  return source.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
}

/** Pages, mail and telephone; nothing that runs. */
export function isSafeHref(href: string): boolean {
  return /^(https?:|mailto:|tel:|#|\/(?!\/))/i.test(href)
}
