/** How long the width of the window has to stay before it is looked at. */
const settleMs = 120

/** Closes the language menu by a click elsewhere or Escape, and the drawer where the header shows its links itself. */
export function closeMenus(): void {
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of openMenus()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('resize', () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const drawer = document.getElementById('site-menu')
      if (innerWidth >= 992 && drawer?.matches(':popover-open')) drawer.hidePopover()
    }, settleMs)
  })
  // A link to a part of the same page leaves the drawer open otherwise.
  document.getElementById('site-menu')?.addEventListener('click', ({ target, currentTarget }) => {
    if (target instanceof Element && target.closest('a')) (currentTarget as HTMLElement).hidePopover()
  })
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
