import { beforeEach, expect, it } from 'vitest'
import type { Upload } from '#kits/drive/queue/uploads-in.ts'
import { clearDone, createLogger, uploadLog } from './upload-log.ts'

const atServer = new Set<string>()
const logger = () => createLogger(async (keys) => new Set(keys.filter((key) => atServer.has(key))))

beforeEach(() => {
  clearDone()
  atServer.clear()
})

it('a file that leaves the queue for the server is done, one that was cancelled is not', async () => {
  const tell = logger()
  await tell([upload('a'), upload('b')])
  atServer.add('a')
  await tell([])
  expect(uploadLog.get().done.map(({ key }) => key)).toEqual(['a'])
})

it('the end of a run is logged once, with what was taken and refused in it', async () => {
  const tell = logger()
  await tell([upload('a'), upload('b')])
  atServer.add('a')
  await tell([upload('b')])
  expect(uploadLog.get().ended).toBeNull()
  await tell([upload('b', 'failed')])
  expect(uploadLog.get().ended).toEqual({ done: 1, failed: 1 })
  const told = uploadLog.get().ended
  await tell([upload('b', 'failed')])
  expect(uploadLog.get().ended).toBe(told)
})

it('a run of which everything was cancelled ends without a word', async () => {
  const tell = logger()
  await tell([upload('a')])
  await tell([])
  expect(uploadLog.get()).toEqual({ done: [], ended: null })
})

it('changes that come while the tables are read are taken in order', async () => {
  const tell = logger()
  atServer.add('a').add('b')
  await Promise.all([tell([upload('a'), upload('b')]), tell([upload('b')]), tell([])])
  expect(uploadLog.get().done.map(({ key }) => key)).toEqual(['a', 'b'])
  expect(uploadLog.get().ended).toEqual({ done: 2, failed: 0 })
})

function upload(key: string, state: Upload['state'] = 'waiting'): Upload {
  const rest = { waitsFor: null, reason: state === 'failed' ? '' : null, isUnreadable: false }
  return { n: 1, key, name: `${key}.png`, size: 10, sent: 0, bytesPerSecond: null, state, ...rest }
}
