import { z } from 'zod'
import { Refusal } from '#server/http/refusal.ts'
import type { ChatUsage } from './ai.ts'
import { parsed } from './chat-shapes.ts'

const tokens = z.number().int().nonnegative().catch(0)

const answerShape = z.object({
  data: z.array(
    z.object({ b64_json: z.string().nullish().catch(null), url: z.string().nullish().catch(null) }),
  ),
  usage: z.object({ input_tokens: tokens, output_tokens: tokens }).nullish().catch(null),
})

/** A picture as the host gives it: its bytes, or where they are. */
export type GivenImage = { readonly bytes: Buffer } | { readonly url: string }

export interface ImageAnswer {
  /** At least one. */
  readonly images: readonly GivenImage[]
  /** null: the host has not said. */
  readonly usage: ChatUsage | null
}

/** Reads the body of an answer. Throws AI_CUT where it is no JSON, AI_BAD_ANSWER where no picture is in it. */
export function readImageAnswer(body: Buffer): ImageAnswer {
  const json = parsed(body.toString('utf8'))
  if (json === undefined) throw new Refusal('AI_CUT')
  const read = answerShape.safeParse(json)
  const images = read.success ? read.data.data.flatMap(imageOf) : []
  if (!read.success || images.length === 0) throw new Refusal('AI_BAD_ANSWER')
  const { usage } = read.data
  const used = usage ? { promptTokens: usage.input_tokens, answerTokens: usage.output_tokens } : null
  // Hosts that do not count say 0, or give numbers of other names.
  return { images, usage: used !== null && used.promptTokens + used.answerTokens > 0 ? used : null }
}

/** The bytes go first: an address may lead to the same picture. */
function imageOf({ b64_json, url }: z.output<typeof answerShape>['data'][number]): readonly GivenImage[] {
  if (b64_json) return [{ bytes: Buffer.from(b64_json, 'base64') }]
  return url ? [{ url }] : []
}
