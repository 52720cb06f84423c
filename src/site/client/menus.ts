import { moveInMenus } from './menu-keys.ts'

/** How long the width of the window has to stay before open menus of the header close. */
const settleMs = 120
/** The same for the drawer, which a device that is being turned does not close. */
const drawerSettleMs = 1000
/** How long a pointer may be outside of a menu that it opened: the way to its list can lead past a corner. */
const leaveMs = 180

/** Everything that menus do beyond opening by a press: hover, keys, and closing. */
export function startMenus(): void {
  closeElsewhere()
  moveInMenus()
  closeOnResize()
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu=hover]'))
    openByHover(menu)
  // A link to a part of the same page leaves the drawer and the menus open otherwise.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    const drawer = target.closest<HTMLElement>('#site-menu')
    if (drawer?.matches(':popover-open')) drawer.hidePopover()
    closeMenus()
  })
}

/** Closes menus by a press elsewhere, and when the focus moves elsewhere. */
function closeElsewhere(): void {
  const closeAround = ({ target }: Event) =>
    closeMenus((menu) => target instanceof Node && menu.contains(target))
  document.addEventListener('click', closeAround)
  document.addEventListener('focusin', closeAround)
}

function closeOnResize(): void {
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const settled = (ms: number, act: () => void) => {
    clearTimeout(timers.get(ms))
    timers.set(ms, setTimeout(act, ms))
  }
  let width: number | null = null
  // Read with the next frame, which lays the page out anyway.
  requestAnimationFrame(() => {
    width = innerWidth
  })
  addEventListener('resize', () => {
    settled(settleMs, () => {
      // The bars of a phone's browser change the height only.
      const before = width
      width = innerWidth
      if (before !== null && before !== width) closeMenus()
    })
    settled(drawerSettleMs, () => {
      const drawer = document.getElementById('site-menu')
      if (innerWidth >= 992 && drawer?.matches(':popover-open')) drawer.hidePopover()
    })
  })
}

/** A mouse opens a menu by coming and closes it by leaving; one that was pressed stays open. */
function openByHover(menu: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isByHover = false
  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer)
    if (pointerType !== 'mouse' || menu.open) return
    closeMenus()
    menu.open = true
    isByHover = true
  })
  menu.addEventListener('pointerleave', () => {
    clearTimeout(timer)
    if (isByHover) timer = setTimeout(() => closeMenus((other) => other !== menu), leaveMs)
  })
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    // A press with the mouse would close what the mouse has just opened.
    if (menu.open && isByHover) event.preventDefault()
    isByHover = false
  })
}

function closeMenus(isKept: (menu: HTMLDetailsElement) => boolean = () => false): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'))
    if (!isKept(menu)) menu.open = false
}
