import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ExportNotice, ExportReport, ExportTask } from './export-worker.ts'
import { prepareExport, runApart } from './run-apart.ts'

const task = { kind: 'pictures', drawings: [], pictures: new Map(), order: {} } as unknown as ExportTask
let workers: FakeWorker[]

class FakeWorker {
  readonly asked: string[] = []
  isEnded = false
  onmessage: ((event: { data: ExportReport }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  constructor() {
    workers.push(this)
  }
  postMessage({ kind }: ExportTask | ExportNotice): void {
    this.asked.push(kind)
  }
  terminate(): void {
    this.isEnded = true
  }
  answer(data: ExportReport): void {
    this.onmessage?.({ data })
  }
}

beforeEach(() => {
  workers = []
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const turn = () => vi.advanceTimersByTimeAsync(0)

test('one file after another is made by the same worker, which ends a minute after the last', async () => {
  prepareExport('pdf')
  const both = Promise.all([runApart(task), runApart(task)])
  await turn()
  expect(workers.map(({ asked }) => asked)).toEqual([['prepare', 'pictures']])
  workers[0]?.answer({ kind: 'made', files: [], missing: [] })
  await turn()
  workers[0]?.answer({ kind: 'made', files: [], missing: ['lora'] })
  expect(await both).toEqual([
    { files: [], missing: [] },
    { files: [], missing: ['lora'] },
  ])
  expect(workers).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(workers[0]?.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(workers[0]?.isEnded).toBe(true)
})

test('after a failure the next file is made by a new worker', async () => {
  const failed = expect(runApart(task)).rejects.toThrow('out of memory')
  const next = runApart(task)
  await turn()
  workers[0]?.answer({ kind: 'failed', message: 'out of memory' })
  await failed
  await turn()
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false])
  workers[1]?.answer({ kind: 'made', files: [], missing: [] })
  expect(await next).toEqual({ files: [], missing: [] })
})

test('a worker that breaks before it is used is replaced', async () => {
  prepareExport('pdf')
  workers[0]?.onerror?.({ message: 'its file is not there' })
  expect(workers[0]?.isEnded).toBe(true)
  const made = runApart(task)
  await turn()
  workers[1]?.answer({ kind: 'made', files: [], missing: [] })
  expect(await made).toEqual({ files: [], missing: [] })
})
