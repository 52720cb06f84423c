import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeToasts } from './place-toasts.ts'

const wide = 1_000
const high = 800
let region: HTMLElement
/** What is on the page, by its place. */
let things: { readonly element: Element; readonly rect: DOMRect }[]

beforeEach(() => {
  things = []
  vi.stubGlobal('innerHeight', high)
  vi.stubGlobal('visualViewport', null)
  document.elementsFromPoint = (x, y) =>
    things
      .filter(({ rect }) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom)
      .map(({ element }) => element)
  region = document.body.appendChild(document.createElement('section'))
  const row = region.appendChild(document.createElement('li'))
  row.getBoundingClientRect = () => new DOMRect(300, region.dataset.at === 'top' ? 68 : high - 124, 400, 44)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('toasts are at the lower edge where they cover nothing', () => {
  add('p', new DOMRect(0, 600, wide, 200))
  placeToasts(region)
  expect(region.dataset.at).toBe('bottom')
})

test('where a button is at the lower edge, they are below the header', () => {
  add('button', new DOMRect(320, high - 110, 60, 32))
  placeToasts(region)
  expect(region.dataset.at).toBe('top')
})

test('where both places have a control, they stay at the lower edge', () => {
  add('button', new DOMRect(320, high - 110, 60, 32))
  add('a', new DOMRect(320, 80, 60, 32)).setAttribute('href', '/')
  placeToasts(region)
  expect(region.dataset.at).toBe('bottom')
})

test('the field with the focus is not covered, also where a button is then', () => {
  const field = add('textarea', new DOMRect(200, high - 200, 600, 160)) as HTMLElement
  add('button', new DOMRect(320, 80, 60, 32))
  field.focus()
  placeToasts(region)
  expect(region.dataset.at).toBe('top')
})

test('they stay where they are while the pointer or the focus is at them', () => {
  placeToasts(region)
  const own = region.firstElementChild?.appendChild(document.createElement('button'))
  own?.focus()
  add('button', new DOMRect(320, high - 110, 60, 32))
  placeToasts(region)
  expect(region.dataset.at).toBe('bottom')
})

test('a keyboard that covers the page is told to the style sheet, a bar of the browser is not', () => {
  const view = { height: high - 300, offsetTop: 0, scale: 1 }
  vi.stubGlobal('visualViewport', view)
  placeToasts(region)
  expect(region.style.getPropertyValue('--keyboard')).toBe('300px')
  view.height = high - 80
  placeToasts(region)
  expect(region.style.getPropertyValue('--keyboard')).toBe('0px')
})

function add(name: string, rect: DOMRect): Element {
  const element = document.body.appendChild(document.createElement(name))
  element.getBoundingClientRect = () => rect
  things.push({ element, rect })
  return element
}
