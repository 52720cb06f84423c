import { createParser } from 'eventsource-parser'
import type { z } from 'zod'
import { Refusal } from '#server/http/refusal.ts'
import type { ChatUsage } from './ai.ts'
import { chunkShape, parsed, wholeShape } from './chat-shapes.ts'

/** Of an answer: longer ones are of no use to us. In bytes on the wire, and in UTF-16 units of its text. */
const atMost = { bytes: 4 * 1024 * 1024, text: 20_000 }

/** What has come of an answer so far. */
export interface Arrived {
  text: string
  /** null: the host has not said. */
  usage: ChatUsage | null
}

interface Reading {
  readonly arrived: Arrived
  /** Something has come, be it a comment that keeps the connection open. */
  alive(): void
  part(text: string): void
}

/**
 * Reads a streamed answer, or one that is whole, to its end. Rejects with AI_CUT, AI_REFUSED or AI_BAD_ANSWER, and with what the
 * connection rejects with.
 */
export async function readAnswer(response: Response, reading: Reading): Promise<void> {
  const isWhole = response.headers.get('content-type')?.includes('application/json') ?? false
  const finish = isWhole ? await readWhole(response, reading) : await readStream(response, reading)
  if (finish === 'content_filter') throw new Refusal('AI_REFUSED')
  // null: it ended without a reason, so something is missing.
  if (finish === null || finish === 'length') throw new Refusal('AI_CUT')
}

async function readWhole(response: Response, reading: Reading): Promise<string | null> {
  let body = ''
  for await (const text of textsOf(response, reading)) body += text
  const [choice, usage] = firstOf(read(wholeShape, body))
  const content = choice?.message.content ?? ''
  reading.arrived.usage = usage
  add(content, reading)
  return choice?.finish_reason ?? null
}

async function readStream(response: Response, reading: Reading): Promise<string | null> {
  let finish: string | null = null
  let isDone = false
  const parser = createParser({
    maxBufferSize: atMost.bytes,
    onEvent({ data }) {
      if (data.trim() === '[DONE]') isDone = true
      if (isDone) return
      const chunk = read(chunkShape, data)
      if (chunk.error !== undefined) throw new Refusal('AI_CUT')
      const [choice, usage] = firstOf(chunk)
      if (usage !== null) reading.arrived.usage = usage
      add(choice?.delta?.content ?? '', reading)
      finish = choice?.finish_reason ?? finish
    },
  })
  for await (const text of textsOf(response, reading)) {
    parser.feed(text)
    if (isDone) break
  }
  return finish
}

/** A character whose bytes come in two parts is read as one. */
async function* textsOf(response: Response, { alive }: Reading): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const part of response.body ?? []) {
    alive()
    bytes += part.length
    if (bytes > atMost.bytes) throw new Refusal('AI_BAD_ANSWER')
    yield decoder.decode(part, { stream: true })
  }
  yield decoder.decode()
}

function add(text: string, { arrived, part }: Reading): void {
  if (text === '') return
  arrived.text += text
  if (arrived.text.length > atMost.text) throw new Refusal('AI_BAD_ANSWER')
  part(text)
}

function firstOf<Choice>(answer: {
  readonly choices: readonly Choice[]
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number } | null | undefined
}): readonly [Choice | undefined, ChatUsage | null] {
  const { choices, usage } = answer
  const used = usage ? { promptTokens: usage.prompt_tokens, answerTokens: usage.completion_tokens } : null
  return [choices[0], used]
}

function read<S extends z.ZodType>(shape: S, text: string): z.output<S> {
  const result = shape.safeParse(parsed(text))
  if (result.success) return result.data
  // Not the text: it may be of the brand.
  throw new Refusal('AI_CUT')
}
