import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useFocusAfterStep } from './useFocusAfterStep.ts'

let main: HTMLElement
const show = (step: number) => act(() => render(<Step key={step} step={step} />, { container: main }))

beforeEach(() => {
  main = document.body.appendChild(document.createElement('main'))
})
afterEach(() => {
  location.hash = ''
  main.remove()
})

test('the heading gets the focus after a change of step, not when the page is opened', () => {
  show(2)
  expect(document.activeElement).toBe(document.body)
  show(3)
  expect(document.activeElement?.textContent).toBe('3')
})

test('an address that leads to a field leaves the focus to it', () => {
  show(4)
  location.hash = '#core.what'
  show(5)
  expect(document.activeElement).toBe(document.body)
})

function Step({ step }: { step: number }) {
  useFocusAfterStep(step)
  return <h1 tabIndex={-1}>{step}</h1>
}
