import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useFocusAfterStep } from './useFocusAfterStep.ts'

test('the heading gets the focus after a change of step, not when the page is opened', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const main = document.body.appendChild(document.createElement('main'))
  const root = createRoot(main)
  const show = (step: number) => act(() => root.render(<Step key={step} step={step} />))
  show(2)
  expect(document.activeElement).toBe(document.body)
  show(3)
  expect(document.activeElement?.textContent).toBe('3')
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

function Step({ step }: { step: number }) {
  useFocusAfterStep(step)
  return <h1 tabIndex={-1}>{step}</h1>
}
