import { expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['the page is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a worker whose script could not be fetched is registered when %s', async (_, happen) => {
  const register = vi.fn().mockRejectedValueOnce(new TypeError('script')).mockResolvedValue('registration')
  const registered = registerWorker(register)
  await new Promise(setImmediate)
  expect(register).toHaveBeenCalledOnce()

  happen()
  expect(await registered).toBe('registration')
  happen()
  await new Promise(setImmediate)
  expect(register).toHaveBeenCalledTimes(2)
})
