import { z } from 'zod'

const tokens = z.number().int().nonnegative().catch(0)

const usage = z.object({ prompt_tokens: tokens, completion_tokens: tokens })

/** What is refused or went wrong. Some hosts send a text alone. */
const fault = z.union([
  z.string(),
  z.object({
    message: z.string().catch(''),
    type: z.string().nullish().catch(null),
    code: z.union([z.string(), z.number()]).nullish().catch(null),
    param: z.string().nullish().catch(null),
  }),
])

const finish = z.string().nullish()

/** One event of a streamed answer: hosts leave out what does not change. */
export const chunkShape = z.object({
  error: fault.optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: finish,
      }),
    )
    .default([]),
  usage: usage.nullish().catch(null),
})

/** The answer of a host that does not stream. */
export const wholeShape = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }), finish_reason: finish })),
  usage: usage.nullish().catch(null),
})

const failedShape = z.object({ error: fault })

export interface ChatFault {
  /** Short and without text of the brand: it may be logged. */
  readonly code: string
  /** May quote what was sent, so it is never logged. */
  readonly message: string
  readonly param: string
}

/** Of the body of an answer that is an error. */
export function faultOf(body: string): ChatFault {
  const read = failedShape.safeParse(parsed(body))
  if (!read.success) return { code: '', message: body.slice(0, 2_000), param: '' }
  const { error } = read.data
  if (typeof error === 'string') return { code: '', message: error, param: '' }
  const code = String(error.code ?? error.type ?? '')
  return { code: /^[\w.-]{1,60}$/.test(code) ? code : '', message: error.message, param: error.param ?? '' }
}

/** undefined: no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
