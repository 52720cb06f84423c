import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, getToasts, showToast, subscribeToasts } from './toasts.ts'

afterEach(() => {
  for (const toast of getToasts()) dismissToast(toast.id)
})

test('at most three are shown, and the oldest is removed', () => {
  const ids = ['a', 'b', 'c', 'd'].map((text) => showToast({ tone: 'info', text }))
  expect(getToasts().map((toast) => toast.id)).toEqual(ids.slice(1))
})

test('a toast is shown for 3 s, one with an action longer', () => {
  showToast({
    tone: 'success',
    text: 'moved',
    action: { label: 'undo', onPress: () => {} },
  })
  showToast({ tone: 'success', text: 'moved' })
  const [withAction, without] = getToasts()
  expect(without?.durationMs).toBe(3_000)
  expect(withAction?.durationMs).toBeGreaterThan(3_000)
})

test('a toast with a duration of null stays', () => {
  showToast({ tone: 'error', text: 'full', durationMs: null })
  expect(getToasts()[0]?.durationMs).toBeNull()
})

test('listeners are called on changes only, and not after they unsubscribed', () => {
  const listener = vi.fn()
  const leave = subscribeToasts(listener)
  const id = showToast({ tone: 'info', text: 'a' })
  dismissToast(id)
  dismissToast(id)
  leave()
  showToast({ tone: 'info', text: 'b' })
  expect(listener).toHaveBeenCalledTimes(2)
})
