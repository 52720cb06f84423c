import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cutOutPicture } from './cut-out-picture.ts'
import type { CutOutReport, CutOutTask } from './cut-out-worker.ts'

const { readPeopleModel } = vi.hoisted(() => ({ readPeopleModel: vi.fn() }))
vi.mock('./people/people-model.ts', () => ({ readPeopleModel }))

const model = new Uint8Array(4)
const tasks: CutOutTask[] = []
let answer: (task: CutOutTask) => CutOutReport | null

class FakeWorker {
  onmessage: ((event: { data: CutOutReport }) => void) | null = null
  terminate = vi.fn()
  postMessage(task: CutOutTask) {
    tasks.push(task)
    const data = answer(task)
    if (data) queueMicrotask(() => this.onmessage?.({ data }))
  }
}

beforeEach(() => {
  tasks.length = 0
  answer = ({ way }) => ({ way: way ?? 'people', outcome: 'nothing', picture: null })
  readPeopleModel.mockReset().mockResolvedValue(model)
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('createImageBitmap', async () => ({ width: 20, height: 10, close: () => undefined }))
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const cutOut = (way: CutOutTask['way']) => cutOutPicture(new Blob(), { way, onDownload: () => undefined })

test('where it is not said what stays, the worker gets the model and says what it looked for', async () => {
  expect(await cutOut(null)).toMatchObject({ way: 'people', outcome: 'nothing', isModelMissing: false })
  expect(tasks).toMatchObject([{ way: null, model }])
})

test('goods need no model', async () => {
  expect(await cutOut('goods')).toMatchObject({ way: 'goods', isModelMissing: false })
  expect(readPeopleModel).not.toHaveBeenCalled()
  expect(tasks).toMatchObject([{ way: 'goods', model: null }])
})

test('without the model goods are looked for, and people only once it is here', async () => {
  readPeopleModel.mockResolvedValue(null)
  answer = () => ({ way: 'goods', outcome: 'nothing', picture: null })
  expect(await cutOut(null)).toMatchObject({ way: 'goods', outcome: 'nothing', isModelMissing: true })
  expect(await cutOut('people')).toMatchObject({ way: 'people', outcome: 'missing', cut: null })
  expect(tasks).toHaveLength(1)
})

test('a worker that fails leaves the picture for the brush', async () => {
  answer = () => ({ failure: 'RangeError: operator 7' })
  expect(await cutOut('people')).toMatchObject({ way: 'people', outcome: 'broken', cut: null })
})

test('a worker that does not answer is given up', async () => {
  answer = () => null
  const made = cutOut('people')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await made).toMatchObject({ outcome: 'broken' })
})
