import { z } from 'zod'
import { Refusal } from '#server/http/refusal.ts'
import type { Chat, ChatListener, ChatRequest } from './ai.ts'
import { parsed } from './chat-shapes.ts'

/** Letters of a wrong answer that are sent back. */
const shownLetters = 4_000

/** Where an answer is read anew, what was shown of it is of no use. */
export interface FormListener extends ChatListener {
  restart(): void
}

/**
 * Asks for JSON of a shape. An answer of another is sent back once with what is wrong. Rejects like `Chat.ask`, with
 * AI_BAD_ANSWER where the second is wrong as well.
 */
export async function askForm<S extends z.ZodType>(
  chat: Chat,
  request: Omit<ChatRequest, 'form'>,
  form: { readonly name: string; readonly shape: S },
  listener: FormListener,
): Promise<z.output<S>> {
  const asked = { ...request, form: { name: form.name, schema: wireSchema(form.shape) } }
  const first = await chat.ask(asked, listener)
  const read = form.shape.safeParse(jsonIn(first))
  if (read.success) return read.data
  listener.restart()
  const repair = `형식이 맞지 않아요(${faultsOf(read.error)}). 같은 내용을 정해진 JSON으로만 다시 답하세요.`
  const second = await chat.ask(
    {
      ...asked,
      messages: [
        ...request.messages,
        { role: 'assistant', content: first.slice(0, shownLetters) },
        { role: 'user', content: repair },
      ],
    },
    listener,
  )
  const repaired = form.shape.safeParse(jsonIn(second))
  if (repaired.success) return repaired.data
  throw new Refusal('AI_BAD_ANSWER', { cause: new Error(faultsOf(repaired.error)) })
}

/** What stands from the first `{` to the last `}`: models put fences and words around it. */
function jsonIn(text: string): unknown {
  return parsed(text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1))
}

/** Paths and rules, without the values. */
function faultsOf({ issues }: z.ZodError): string {
  return issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.') || 'JSON'}: ${message}`)
    .join('; ')
    .slice(0, 600)
}

const onOurSideAlone = new Set(['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern'])

/** The schema without limits, which hosts refuse or obey by cutting inside a word: zod checks them. */
function wireSchema(shape: z.ZodType): object {
  return withoutLimits(z.toJSONSchema(shape, { target: 'draft-7' })) as object
}

function withoutLimits(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutLimits)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !onOurSideAlone.has(name))
      .map(([name, value]) => [name, withoutLimits(value)]),
  )
}
