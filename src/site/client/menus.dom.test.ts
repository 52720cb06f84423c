import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startMenus } from './menus.ts'

beforeAll(() => {
  document.body.innerHTML = `
    <details data-menu="hover" id="features"><summary>기능</summary><a href="#a">가이드</a><a href="#b">전략</a></details>
    <details data-menu="hover" id="resources"><summary>자료</summary><a href="#c">블로그</a></details>
    <div id="site-menu"></div>
    <button>다른 곳</button>`
  startMenus()
})

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  for (const menu of document.querySelectorAll('details')) menu.open = false
})

const menuOf = (id: string) => document.getElementById(id) as HTMLDetailsElement
const isOpen = () => [menuOf('features').open, menuOf('resources').open]
const point = (id: string, kind: string, pointerType = 'mouse') =>
  menuOf(id).dispatchEvent(Object.assign(new Event(kind), { pointerType }))
const press = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
const summaryOf = (id: string) => menuOf(id).querySelector('summary') as HTMLElement

test('a mouse opens a menu by coming, only one at a time, and closes it a moment after it left', () => {
  point('features', 'pointerenter')
  expect(isOpen()).toEqual([true, false])
  point('features', 'pointerleave')
  point('resources', 'pointerenter')
  expect(isOpen()).toEqual([false, true])
  point('resources', 'pointerleave')
  vi.advanceTimersByTime(179)
  expect(isOpen()).toEqual([false, true])
  vi.advanceTimersByTime(1)
  expect(isOpen()).toEqual([false, false])
})

test('a menu that was pressed while the mouse is on it stays open, and a finger opens none by coming', () => {
  point('features', 'pointerenter', 'touch')
  expect(isOpen()).toEqual([false, false])
  point('features', 'pointerenter')
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true })
  summaryOf('features').dispatchEvent(pressed)
  expect(pressed.defaultPrevented).toBe(true)
  point('features', 'pointerleave')
  vi.advanceTimersByTime(1000)
  expect(isOpen()).toEqual([true, false])
})

test('arrows open a menu and move through its links, and Escape returns to its name', () => {
  summaryOf('features').focus()
  press('ArrowUp')
  expect(isOpen()).toEqual([false, false])
  press('ArrowDown')
  expect([isOpen()[0], document.activeElement?.textContent]).toEqual([true, '가이드'])
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('전략')
  press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('가이드')
  press('End')
  expect(document.activeElement?.textContent).toBe('전략')
  press('Escape')
  expect([isOpen()[0], document.activeElement]).toEqual([false, summaryOf('features')])
})

test('a menu closes by a press or the focus elsewhere, and when the window gets another width', () => {
  const button = document.querySelector('button') as HTMLElement
  for (const leave of [() => button.click(), () => button.focus()]) {
    menuOf('features').open = true
    leave()
    expect(isOpen()).toEqual([false, false])
  }
  menuOf('features').open = true
  dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(120)
  expect(isOpen()).toEqual([true, false])
  vi.stubGlobal('innerWidth', innerWidth - 100)
  dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(119)
  expect(isOpen()).toEqual([true, false])
  vi.advanceTimersByTime(1)
  expect(isOpen()).toEqual([false, false])
  vi.unstubAllGlobals()
})

test('[A-147] the drawer closes a second after the window has become as wide as 992 px, and not below', () => {
  const drawer = document.getElementById('site-menu') as HTMLElement
  const hidePopover = vi.fn()
  // jsdom has no popovers.
  Object.assign(drawer, { hidePopover, matches: (selector: string) => selector === ':popover-open' })
  const become = (width: number) => {
    vi.stubGlobal('innerWidth', width)
    dispatchEvent(new Event('resize'))
  }
  become(991)
  vi.advanceTimersByTime(1000)
  expect(hidePopover).not.toHaveBeenCalled()
  become(992)
  vi.advanceTimersByTime(900)
  become(1100)
  vi.advanceTimersByTime(999)
  expect(hidePopover).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(hidePopover).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
