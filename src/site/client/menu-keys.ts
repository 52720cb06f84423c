/** Keys in the menus of the header: arrows, Home and End move through the links, Escape closes. */
export function moveInMenus(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
        close(menu)
      return
    }
    const menu =
      event.target instanceof Element && event.target.closest<HTMLDetailsElement>('details[data-menu]')
    if (!menu || event.ctrlKey || event.altKey || event.metaKey) return
    const links = [...menu.querySelectorAll('a')]
    const next = nextOf(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length)
    if (next === null || (!menu.open && event.key !== 'ArrowDown')) return
    event.preventDefault()
    menu.open = true
    links[next]?.focus()
  })
}

/** Where a key leads from the link at `at`, or from the name of the menu at -1; null for other keys. */
function nextOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The focus returns to the name of the menu, if it was in it. */
function close(menu: HTMLDetailsElement): void {
  menu.open = false
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
}
