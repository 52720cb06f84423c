import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { restartTutorial, type Tutorial, useTutorial } from './useTutorial.ts'

const queued = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('#engine/queue/queue-command.ts', () => ({ queueCommand: queued }))
// The tutorial has ended for all members of the brand.
vi.mock('#engine/reads/useCachedRead.ts', () => ({ useCachedRead: () => ({ data: { tutorial: false } }) }))

let tutorial: Tutorial | null = null

beforeEach(async () => {
  localStorage.clear()
  await act(() => render(<Screen />))
})

test('a tutorial that has ended is shown again where the user asks for it, to its end', async () => {
  expect(tutorial?.step).toBeNull()
  await act(() => restartTutorial(7))
  expect(tutorial?.step).toBe(0)
  await act(() => tutorial?.go(2))
  expect(tutorial?.step).toBe(2)
  await act(() => tutorial?.end())
  expect(tutorial?.step).toBeNull()
  // It had ended for the brand before.
  expect(queued).not.toHaveBeenCalled()
})

function Screen() {
  tutorial = useTutorial(7)
  return null
}
