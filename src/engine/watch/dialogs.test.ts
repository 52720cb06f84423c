import { expect, test } from 'vitest'
import { createDialogs } from './dialogs.ts'

const make = () => createDialogs<{ ask: string; tell: undefined }, boolean>()

test('a dialog is opened by name with its payload, and resolves with the answer', async () => {
  const dialogs = make()
  const answer = dialogs.open('ask', 'sure?')
  expect(dialogs.get()).toMatchObject({ name: 'ask', payload: 'sure?' })
  dialogs.get()?.answer(true)
  expect(await answer).toBe(true)
  expect(dialogs.get()).toBeNull()
})

test('one is open at a time: the earlier one ends without an answer, and cannot close the next', async () => {
  const dialogs = make()
  const first = dialogs.open('ask', 'sure?')
  const closeFirst = dialogs.get()?.answer
  void dialogs.open('tell')
  expect(await first).toBeUndefined()
  closeFirst?.(true)
  expect(dialogs.get()?.name).toBe('tell')
  dialogs.close()
  expect(dialogs.get()).toBeNull()
})

test('one without a payload that is opened again stays as it is, with one answer for both', async () => {
  const dialogs = make()
  const first = dialogs.open('tell')
  const before = dialogs.get()
  const second = dialogs.open('tell')
  expect(dialogs.get()).toBe(before)
  dialogs.get()?.answer(true)
  expect([await first, await second]).toEqual([true, true])
})

test('another payload leaves it open, and one of another name alone', () => {
  const dialogs = make()
  dialogs.change('ask', 'nothing is open')
  expect(dialogs.get()).toBeNull()
  void dialogs.open('ask', 'sure?')
  const key = dialogs.get()?.key
  dialogs.change('tell', undefined)
  dialogs.change('ask', 'really?')
  expect(dialogs.get()).toMatchObject({ key, name: 'ask', payload: 'really?' })
})
