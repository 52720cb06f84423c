import { expect, test } from 'vitest'
import type { writeText } from '#contract/ai.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Result } from '#engine/rest/rest.ts'
import type { AiRequest } from './model-task.ts'
import { createModelWriter } from './model-writer.ts'

const request: AiRequest = { job: 'story', language: 'ko', answers: {} }
const answer: AnswerOf<typeof writeText> = {
  drafts: [{ text: '빵을 구워요.', title: null, action: null, key: null }],
  source: 'AI',
  model: 'small-ko',
  promptVersion: 'story@1',
  left: 29,
}

interface Sent {
  readonly signal: AbortSignal
  part(at: number, text: string, of?: string): void
  event(name: string, data: unknown): void
  end(result: Result<AnswerOf<typeof writeText>>): Promise<void>
}

function open() {
  const sent: Sent[] = []
  const writer = createModelWriter((_idBrand, _request, { signal, onEvent }) => {
    const { promise, resolve } = Promise.withResolvers<Result<AnswerOf<typeof writeText>>>()
    sent.push({
      signal,
      part: (at, text, of = 'text') => onEvent('part', { at, of, text }),
      event: onEvent,
      async end(result) {
        resolve(result)
        await promise
      },
    })
    return promise
  })
  const start = () => {
    writer.start(5, request)
    return sent.at(-1) as Sent
  }
  return { writer, start }
}

const ended = { ok: true, answer } as const

test('parts are joined by their drafts, and the answer takes their place', async () => {
  const { writer, start } = open()
  const call = start()
  call.part(0, '빵')
  call.part(1, '차')
  call.part(0, '을')
  call.part(0, '제목', 'title')
  call.event('from a newer server', {})
  expect(writer.get()).toEqual({ kind: 'writing', texts: ['빵을', '차'] })
  await call.end(ended)
  expect(writer.get()).toEqual({ kind: 'done', answer })
})

test('what came before a restart is gone', () => {
  const { writer, start } = open()
  const call = start()
  call.part(0, '1998년에')
  call.event('restart', {})
  expect(writer.get()).toEqual({ kind: 'writing', texts: [] })
  call.part(0, '빵')
  expect(writer.get()).toEqual({ kind: 'writing', texts: ['빵'] })
})

test('a stop ends the call and keeps what came; what comes behind it changes nothing', async () => {
  const { writer, start } = open()
  const call = start()
  call.part(1, '차를 내려요. 빵')
  writer.stop()
  expect(call.signal.aborted).toBe(true)
  call.part(1, '을')
  await call.end(ended)
  expect(writer.get()).toEqual({ kind: 'stopped', texts: ['차를 내려요. 빵'] })
})

test('a stop before the first part leaves nothing, and a stop behind the answer keeps it', async () => {
  const { writer, start } = open()
  start()
  writer.stop()
  expect(writer.get()).toEqual({ kind: 'none' })
  await start().end(ended)
  writer.stop()
  expect(writer.get()).toEqual({ kind: 'done', answer })
})

test('another call ends the one before, whose answer is not shown', async () => {
  const { writer, start } = open()
  const first = start()
  first.part(0, '빵')
  const second = start()
  expect(first.signal.aborted).toBe(true)
  await first.end(ended)
  second.part(0, '차')
  expect(writer.get()).toEqual({ kind: 'writing', texts: ['차'] })
})

test('leaving ends the call and forgets what came', async () => {
  const { writer, start } = open()
  const call = start()
  call.part(0, '빵')
  writer.leave()
  expect(call.signal.aborted).toBe(true)
  await call.end(ended)
  expect(writer.get()).toEqual({ kind: 'none' })
})

test('while it is held nothing is told, and all of it once it is released', async () => {
  const { writer, start } = open()
  const call = start()
  call.part(0, '빵')
  let changes = 0
  writer.subscribe(() => {
    changes += 1
  })
  writer.hold(true)
  call.part(0, '을')
  await call.end(ended)
  expect([writer.get(), changes]).toEqual([{ kind: 'writing', texts: ['빵'] }, 0])
  writer.hold(false)
  expect([writer.get(), changes]).toEqual([{ kind: 'done', answer }, 1])
})

test('a failure is told, with what came before it', async () => {
  const { writer, start } = open()
  const failure = { ok: false, code: 'AI_BUSY', message: '잠시 뒤', status: 503, details: [] } as const
  await start().end(failure)
  expect(writer.get()).toEqual({ kind: 'failed', failure, texts: [] })
  const call = start()
  call.part(1, '빵을')
  await call.end(failure)
  expect(writer.get()).toEqual({ kind: 'failed', failure, texts: ['빵을'] })
})
