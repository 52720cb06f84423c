import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, shownToasts, showToast } from './toasts.ts'

afterEach(() => {
  for (const toast of shownToasts.get()) dismissToast(toast.id)
})

test('at most three are shown, and the oldest is removed', () => {
  const ids = ['a', 'b', 'c', 'd'].map((text) => showToast({ tone: 'info', text }))
  expect(shownToasts.get().map((toast) => toast.id)).toEqual(ids.slice(1))
})

test('a toast is shown for 3 s, one with an action longer', () => {
  showToast({
    tone: 'success',
    text: 'moved',
    action: { label: 'undo', onPress: () => {} },
  })
  showToast({ tone: 'success', text: 'moved' })
  const [withAction, without] = shownToasts.get()
  expect(without?.durationMs).toBe(3_000)
  expect(withAction?.durationMs).toBeGreaterThan(3_000)
})

test('a toast with a duration of null stays', () => {
  showToast({ tone: 'error', text: 'full', durationMs: null })
  expect(shownToasts.get()[0]?.durationMs).toBeNull()
})

test('listeners are called on changes only, and not after they unsubscribed', () => {
  const listener = vi.fn()
  const leave = shownToasts.subscribe(listener)
  const id = showToast({ tone: 'info', text: 'a' })
  dismissToast(id)
  dismissToast(id)
  leave()
  showToast({ tone: 'info', text: 'b' })
  expect(listener).toHaveBeenCalledTimes(2)
})
