import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RovingGrid } from './RovingGrid.tsx'

/** left, top */
const places: Readonly<Record<string, readonly [number, number]>> = {
  a: [0, 0],
  b: [100, 0],
  c: [0, 50],
  d: [50, 50],
  e: [110, 50],
  more: [0, 90],
}

beforeEach(() => {
  const place = (element: HTMLElement) => places[element.textContent] ?? [0, 0]
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return place(this)[0]
  })
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return place(this)[1]
  })
  render(
    <RovingGrid label="colours">
      {['a', 'b', 'c', 'd', 'e'].map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
      <a href="/more">more</a>
    </RovingGrid>,
  )
})
afterEach(() => vi.restoreAllMocks())

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.textContent
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('button, a')].filter(({ tabIndex }) => tabIndex === 0)

test('buttons and links are one stop of the Tab key, that which had the focus last', () => {
  expect(stops().map(({ textContent }) => textContent)).toEqual(['a'])
  screen.getByText('d').focus()
  expect(stops().map(({ textContent }) => textContent)).toEqual(['d'])
})

test('arrows move along rows of any length, and between them to what lies nearest', () => {
  screen.getByText('b').focus()
  press('ArrowDown')
  expect(focused()).toBe('e')
  press('ArrowDown')
  expect(focused()).toBe('more')
  press('ArrowUp')
  expect(focused()).toBe('c')
  press('ArrowLeft')
  expect(focused()).toBe('b')
  press('End')
  expect(focused()).toBe('more')
})
