import { expect, test, vi } from 'vitest'
import { defineBackgroundTask } from './background-task.ts'
import { startTasks } from './start-tasks.ts'

test('tasks of a scope run with its subject and stop with it', async () => {
  const stop = vi.fn()
  const account = vi.fn(() => stop)
  const page = vi.fn()
  const tasks = [defineBackgroundTask('account', account), defineBackgroundTask('page', page)]
  const end = startTasks('account', 7, tasks)
  await settled()
  expect(account).toHaveBeenCalledWith(7)
  expect(page).not.toHaveBeenCalled()
  expect(stop).not.toHaveBeenCalled()
  end()
  expect(stop).toHaveBeenCalledOnce()
})

test('a task that is stopped while it loads is stopped once it has started', async () => {
  const stop = vi.fn()
  let finish = (_: () => void) => {}
  const loading = new Promise<() => void>((resolve) => {
    finish = resolve
  })
  const end = startTasks('page', undefined, [defineBackgroundTask('page', () => loading)])
  end()
  finish(stop)
  await settled()
  expect(stop).toHaveBeenCalledOnce()
})

test('a task that fails is logged and stops no other', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const other = vi.fn()
  startTasks('page', undefined, [
    defineBackgroundTask('page', () => Promise.reject(new Error('no file'))),
    defineBackgroundTask('page', other),
  ])
  await settled()
  expect(other).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
