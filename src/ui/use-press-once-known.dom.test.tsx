import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePressOnceKnown } from './usePressOnceKnown.ts'

const done: string[] = []
let view: ReturnType<typeof usePressOnceKnown> | undefined

function Screen({ card, what = 'Plus' }: { card: string | null; what?: string }) {
  view = usePressOnceKnown(card === null, what, () => void done.push(String(card)))
  return null
}

test('a press waits for what is being read, is done once then, at once from then on, and not for another choice', async () => {
  const { rerender } = render(<Screen card={null} />)
  const show = (card: string | null) => act(async () => rerender(<Screen card={card} />))
  await act(async () => view?.press())
  expect([view?.isWaiting, done]).toEqual([true, []])
  await show('4242')
  expect([view?.isWaiting, done]).toEqual([false, ['4242']])
  await act(async () => view?.press())
  expect(done).toEqual(['4242', '4242'])
  await show(null)
  await act(async () => view?.press())
  await act(async () => rerender(<Screen card={null} what="Basic" />))
  await act(async () => rerender(<Screen card="4242" what="Basic" />))
  expect([view?.isWaiting, done], 'nothing is paid that was not pressed').toEqual([false, ['4242', '4242']])
})
