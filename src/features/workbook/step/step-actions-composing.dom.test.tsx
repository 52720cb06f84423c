import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { pressesOfEnter, startComposition } from '#ui/composing.fixture.ts'
import { nextStep } from './step-actions.ts'

const onNext = vi.fn()
let host: HTMLElement

beforeEach(async () => {
  onNext.mockReset()
  host = document.body.appendChild(document.createElement('div'))
  await act(() => render(<Step />, { container: host }))
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
