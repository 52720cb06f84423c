import { afterEach, beforeEach, expect, test } from 'vitest'
import { enterPart, focusedPart, rememberFocus, walkParts } from './screen-parts.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <div data-part="top"><a href="#back" id="back">back</a><button id="undo">undo</button></div>
    <div data-part="rail"><button id="brand" tabindex="-1">b</button><button id="layers" tabindex="0">l</button></div>
    <main>
      <div data-part="canvas"><div data-canvas tabindex="0" id="canvas">
        <button data-layer-button="star" aria-pressed="false" tabindex="-1" id="star">star</button>
      </div></div>
      <div data-part="pages"><button id="page">1</button></div>
    </main>
    <div data-part="properties"><button disabled id="off">off</button><input id="width"></div>
    <dialog open><button id="answer">answer</button></dialog>`
  addEventListener('focusin', rememberFocus)
})
afterEach(() => {
  removeEventListener('focusin', rememberFocus)
  document.body.replaceChildren()
})

const focused = () => document.activeElement?.id
const focus = (id: string) => document.getElementById(id)?.focus()

test('keys walk through the parts that are there, round and round, in both directions', () => {
  const seen: (string | undefined)[] = []
  for (let step = 0; step < 6; step++) {
    walkParts(1)
    seen.push(focused())
  }
  expect(seen).toEqual(['back', 'layers', 'canvas', 'width', 'page', 'back'])
  walkParts(-1)
  expect(focused()).toBe('page')
})

test('a part that is entered again has the focus where it was, unless that is gone', () => {
  focus('undo')
  walkParts(1)
  walkParts(-1)
  expect(focused()).toBe('undo')
  document.getElementById('undo')?.remove()
  walkParts(1)
  expect(focused()).toBe('back')
})

test('the canvas is entered at the one layer that is selected', () => {
  document.getElementById('star')?.setAttribute('aria-pressed', 'true')
  expect(enterPart('canvas')).toBe(true)
  expect([focused(), focusedPart()]).toEqual(['star', 'canvas'])
})

test('a part that is not there is not entered, and a dialog is no part', () => {
  expect(enterPart('panel')).toBe(false)
  focus('answer')
  expect(focusedPart()).toBeNull()
})
