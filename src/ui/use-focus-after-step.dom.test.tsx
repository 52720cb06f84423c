import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusAfterStep } from './useFocusAfterStep.ts'

test('the heading gets the focus after a change of step, not when the page is opened', () => {
  const main = document.body.appendChild(document.createElement('main'))
  const show = (step: number) => act(() => render(<Step key={step} step={step} />, { container: main }))
  show(2)
  expect(document.activeElement).toBe(document.body)
  show(3)
  expect(document.activeElement?.textContent).toBe('3')
})

function Step({ step }: { step: number }) {
  useFocusAfterStep(step)
  return <h1 tabIndex={-1}>{step}</h1>
}
