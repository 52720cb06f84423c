import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createLog } from '#server/logging.ts'
import type { ChatUsage } from './ai.ts'
import { openChat } from './chat.ts'
import { openTestChatServer, replies, type TestChatServer } from './test-chat-server.ts'

const limits = { first: 400, idle: 300, total: 900 }
const syllables = '온기는 쌀을 빻아요🍚'
const request = {
  messages: [
    { role: 'system', content: '글을 다듬어요.' },
    { role: 'user', content: '온기' },
  ],
  form: null,
  maxTokens: 300,
  temperature: 0.4,
} as const
const form = { name: 'story', schema: { type: 'object' } }

let server: TestChatServer

beforeAll(async () => {
  server = await openTestChatServer()
})
afterAll(() => server.close())
afterEach(() => server.answerAlways(replies.says('남은 답')))

/** A chat of its own, so that no test sees the breaker of another. */
function chatHere(options: { readonly now?: () => number } = {}) {
  const service = {
    baseUrl: server.url,
    key: 'the key of a test',
    provider: 'a provider of a test',
    textModel: 'small-ko',
    tokenField: 'max_tokens',
    monthlyTokens: null,
  } as const
  return openChat(service, { log: createLog('silent'), limits, ...options })
}

function listener(signal = new AbortController().signal) {
  const parts: string[] = []
  const usages: ChatUsage[] = []
  return {
    signal,
    parts,
    usages,
    part: (text: string) => void parts.push(text),
    used: (usage: ChatUsage) => void usages.push(usage),
  }
}

async function codeOf(answer: Promise<unknown>): Promise<ErrorCode | 'none'> {
  const error = await answer.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (error === null) return 'none'
  if (error instanceof Refusal) return error.code
  throw error
}

test('a streamed answer is read whole, its parts are told as they come, and its tokens are counted', async () => {
  server.answerNext(replies.says(syllables))
  const heard = listener()
  expect(await chatHere().ask(request, heard)).toBe(syllables)
  expect(heard.parts.length).toBeGreaterThan(3)
  expect(heard.parts.join('')).toBe(syllables)
  expect(heard.usages).toEqual([{ promptTokens: 120, answerTokens: 30 }])
  const sent = server.received.at(-1)
  expect(sent).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer the key of a test',
    body: { model: 'small-ko', stream: true, max_tokens: 300 },
  })
})

test('an answer that is cut at any byte, also inside of a syllable, is read whole', async () => {
  const chat = chatHere()
  for (let at = 1; at < replies.bytesOf(syllables); at += 1) {
    server.answerNext(replies.cutsAt(syllables, at))
    expect(await chat.ask(request, listener()), `cut at byte ${at}`).toBe(syllables)
  }
})

test('an answer that is not streamed is read as well', async () => {
  server.answerNext(replies.saysWhole(syllables))
  const heard = listener()
  expect(await chatHere().ask(request, heard)).toBe(syllables)
  expect(heard.parts).toEqual([syllables])
})

describe('each way of failing has its code', () => {
  test.each([
    ['never begins', replies.hangs, 'AI_TIMEOUT'],
    ['stops coming', replies.stalls('온기는'), 'AI_STALLED'],
    ['loses its connection', replies.breaks('온기는'), 'AI_NETWORK'],
    ['ends without a reason', replies.cuts('온기는'), 'AI_CUT'],
    ['ends at its length', replies.ends('온기는', 'length'), 'AI_CUT'],
    ['has an error inside', replies.failsInside('온기는'), 'AI_CUT'],
    ['has an event that is no JSON', replies.garbles, 'AI_CUT'],
    ['is filtered', replies.ends('온', 'content_filter'), 'AI_REFUSED'],
    ['has a prompt that is filtered', replies.filtersPrompt, 'AI_REFUSED'],
    ['is far too long', replies.floods, 'AI_BAD_ANSWER'],
    ['is busy for long', replies.busy(30), 'AI_BUSY'],
    ['is busy for a time that is not said', replies.busy(null), 'AI_BUSY'],
    ['knows no such model', replies.wrongModel, 'PROVIDER_DOWN'],
    ['does not know the key', replies.wrongKey, 'PROVIDER_DOWN'],
  ] as const)('an answer that %s', async (_, reply, code) => {
    const before = server.received.length
    server.answerNext(reply)
    expect(await codeOf(chatHere().ask(request, listener()))).toBe(code)
    // None is asked again: parts were shown, or another request would do no better.
    expect(server.received.length - before).toBe(1)
  })

  test('an answer that comes too slowly ends at the limit of the whole', async () => {
    server.answerNext(async (response, received) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const timer = setInterval(() => response.write(': still here\n\n'), 100)
      await received.closed
      clearInterval(timer)
    })
    expect(await codeOf(chatHere().ask(request, listener()))).toBe('AI_TIMEOUT')
  })
})

test('a host that fails, or is busy for a moment, is asked once more before anything was shown', async () => {
  for (const reply of [replies.down, replies.busy(0), replies.breaks('')]) {
    server.answerNext(reply, replies.says('다시'))
    expect(await chatHere().ask(request, listener())).toBe('다시')
  }
  server.answerNext(replies.down, replies.down, replies.says('세 번째'))
  expect(await codeOf(chatHere().ask(request, listener()))).toBe('PROVIDER_DOWN')
  expect(await chatHere().ask(request, listener())).toBe('세 번째')
})

test('a caller who stops closes the connection at the host', async () => {
  server.answerNext(replies.stalls('온기는 매일'))
  const stop = new AbortController()
  const heard = { ...listener(stop.signal), part: () => stop.abort() }
  expect(await codeOf(chatHere().ask(request, heard))).toBe('AI_STOPPED')
  await server.received.at(-1)?.closed
})

test('what a stopped answer has used is estimated', async () => {
  server.answerNext(replies.stalls('온기는 매일'))
  const heard = listener()
  await codeOf(chatHere().ask(request, heard))
  expect(heard.usages).toHaveLength(1)
  expect(heard.usages[0]?.promptTokens).toBeGreaterThan(0)
  expect(heard.usages[0]?.answerTokens).toBe(3)
})

test('a host that takes no response_format is remembered, and told of the schema in words', async () => {
  const chat = chatHere()
  server.answerAlways(replies.takesNoForm('{}'))
  const before = server.received.length
  expect(await chat.ask({ ...request, form }, listener())).toBe('{}')
  expect(await chat.ask({ ...request, form }, listener())).toBe('{}')
  const sent = server.received.slice(before).map(({ body }) => body)
  expect(sent.map(({ response_format }) => response_format !== undefined)).toEqual([true, false, false])
  expect(sent.at(-1)?.messages[0]?.content).toContain('JSON Schema: {"type":"object"}')
})

test('a host that fails five times is not asked for half a minute, then once', async () => {
  let now = 0
  const chat = chatHere({ now: () => now })
  server.answerAlways(replies.wrongKey)
  for (let time = 0; time < 5; time += 1) await codeOf(chat.ask(request, listener()))
  const before = server.received.length
  expect(await codeOf(chat.ask(request, listener()))).toBe('PROVIDER_DOWN')
  expect(server.received.length).toBe(before)
  now = 30_001
  server.answerAlways(replies.says('돌아왔어요'))
  expect(await chat.ask(request, listener())).toBe('돌아왔어요')
})

test('busy answers and stops say nothing against the host', async () => {
  const chat = chatHere()
  server.answerAlways(replies.busy(30))
  for (let time = 0; time < 6; time += 1) expect(await codeOf(chat.ask(request, listener()))).toBe('AI_BUSY')
  server.answerAlways(replies.says('있어요'))
  expect(await chat.ask(request, listener())).toBe('있어요')
})

test("a caller's own limit and its stop say nothing against the host", async () => {
  const chat = chatHere()
  server.answerAlways(replies.hangs)
  for (const reason of [...Array(5).fill(new Refusal('AI_TIMEOUT')), ...Array(5).fill(undefined)]) {
    const end = new AbortController()
    const answer = codeOf(chat.ask(request, listener(end.signal)))
    end.abort(reason)
    expect(await answer).toBe(reason === undefined ? 'AI_STOPPED' : 'AI_TIMEOUT')
  }
  server.answerAlways(replies.says('있어요'))
  expect(await chat.ask(request, listener())).toBe('있어요')
})

test('a probe whose caller stops lets the next call probe at once', async () => {
  let now = 0
  const chat = chatHere({ now: () => now })
  server.answerAlways(replies.wrongKey)
  for (let time = 0; time < 5; time += 1) await codeOf(chat.ask(request, listener()))
  now = 30_001
  const end = new AbortController()
  end.abort()
  expect(await codeOf(chat.ask(request, listener(end.signal)))).toBe('AI_STOPPED')
  server.answerAlways(replies.says('돌아왔어요'))
  expect(await chat.ask(request, listener())).toBe('돌아왔어요')
})

test('eight are asked for at once, and others wait', async () => {
  const chat = chatHere()
  let open = 0
  let most = 0
  server.answerAlways(async (_response, { closed }) => {
    open += 1
    most = Math.max(most, open)
    await closed
    open -= 1
  })
  const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(chat.ask(request, listener()))))
  expect(codes).not.toContain('none')
  expect(most).toBe(8)
})
