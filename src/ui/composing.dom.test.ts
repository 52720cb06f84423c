import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type PressOfEnter, pressesOfEnter, startComposition } from './composing.fixture.ts'
import { isComposing } from './composing.ts'

let field: HTMLInputElement
const onEnter = vi.fn()

beforeEach(() => {
  onEnter.mockReset()
  field = document.body.appendChild(document.createElement('input'))
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !isComposing(event)) onEnter()
  })
})
afterEach(() => field.remove())

describe.each(Object.entries(pressesOfEnter))('with the order of events of %s', (_browser, pressEnter) => {
  test('Enter acts once, however soon after the syllable it comes', () => {
    type(pressEnter)
    expect(onEnter).toHaveBeenCalledOnce()
  })

  test('Enter after each of many syllables acts once for each', () => {
    for (let round = 0; round < 50; round += 1) type(pressEnter)
    expect(onEnter).toHaveBeenCalledTimes(50)
  })
})

function type(pressEnter: PressOfEnter): void {
  startComposition(field)
  pressEnter(field)
}
