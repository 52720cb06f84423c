import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createLog } from '#server/logging.ts'
import { askForm } from './ask-form.ts'
import { openChat } from './chat.ts'
import { openTestChatServer, replies, type TestChatServer } from './test-chat-server.ts'

const form = {
  name: 'story',
  shape: z.object({ drafts: z.array(z.object({ text: z.string().min(2).max(20) })).length(1) }),
}
const right = '{"drafts":[{"text":"쌀을 빻아요."}]}'
const tooLong = `{"drafts":[{"text":"${'가'.repeat(40)}"}]}`
const request = {
  messages: [{ role: 'system', content: '글을 다듬어요.' }],
  maxTokens: 300,
  temperature: 0.4,
} as const

let server: TestChatServer

beforeAll(async () => {
  server = await openTestChatServer()
})
afterAll(() => server.close())

function ask(heard: string[] = []) {
  const chat = openChat(
    {
      baseUrl: server.url,
      key: null,
      provider: 'a provider of a test',
      textModel: 'small-ko',
      tokenField: 'max_tokens',
      monthlyTokens: null,
    },
    { log: createLog('silent') },
  )
  return askForm(chat, request, form, {
    signal: new AbortController().signal,
    part: () => {},
    used: () => heard.push('used'),
    restart: () => heard.push('restart'),
  })
}

test.each([
  ['as it is', right],
  ['in a fence', `\`\`\`json\n${right}\n\`\`\``],
  ['behind words', `네, 여기 있어요. ${right} 마음에 드시길 바라요.`],
])('JSON is read %s', async (_, answer) => {
  server.answerNext(replies.says(answer))
  expect(await ask()).toEqual(JSON.parse(right))
})

test.each([
  ['no JSON', '쌀을 빻아요.'],
  ['other JSON', '{"stories":[]}'],
  ['texts that are too long', tooLong],
])('%s is sent back once with what is wrong', async (_, answer) => {
  server.answerNext(replies.says(answer), replies.says(right))
  const heard: string[] = []
  expect(await ask(heard)).toEqual(JSON.parse(right))
  expect(heard).toEqual(['used', 'restart', 'used'])
  const { messages = [] } = server.received.at(-1)?.body ?? {}
  expect(messages.map(({ role }) => role)).toEqual(['system', 'assistant', 'user'])
  expect(messages.at(-1)?.content).toContain('형식이 맞지 않아요')
})

test('a second wrong answer is AI_BAD_ANSWER', async () => {
  server.answerNext(replies.says(tooLong), replies.says(tooLong))
  await expect(ask()).rejects.toMatchObject({ code: 'AI_BAD_ANSWER' })
})

test('the schema on the wire has every property and no limit of length', async () => {
  server.answerNext(replies.says(right))
  await ask()
  const sent = JSON.stringify(server.received.at(-1)?.body.response_format)
  expect(sent).toContain('"required":["drafts"]')
  expect(sent).toContain('"additionalProperties":false')
  expect(sent).not.toMatch(/\$schema|minLength|maxLength|minItems|maxItems/)
})
