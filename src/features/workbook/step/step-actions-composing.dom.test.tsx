import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { pressesOfEnter, startComposition } from '#ui/composing.fixture.ts'
import { nextStep } from './step-actions.ts'

const onNext = vi.fn()
let root: Root
let host: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onNext.mockReset()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  await act(() => root.render(<Step />))
})
afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
})

test.each(Object.entries(pressesOfEnter))(
  'Ctrl+Enter right after a syllable in %s goes on by one step',
  (_, press) => {
    const field = host.querySelector('textarea')
    if (!field) throw new Error('there is no field')
    field.focus()
    startComposition(field)
    press(field, { ctrlKey: true })
    expect(onNext).toHaveBeenCalledOnce()
  },
)

function Step() {
  useScreenActions([{ ...nextStep, run: onNext }])
  return <textarea />
}
