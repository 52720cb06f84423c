import type { AiTextRequest } from '#contract/shapes/ai.ts'
import { jobOf } from '#server/api/ai/text/jobs/job-of.ts'
import { cleanData, textOfData } from '#server/api/ai/text/prompts/brand-data.ts'
import { type Written, writeText } from '#server/api/ai/text/write-text.ts'
import type { Chat } from '#server/gateways/ai/ai.ts'

export interface Evaluation extends Written {
  readonly job: AiTextRequest['job']
  /** Times that the model was asked: one where its first answer was right. */
  readonly calls: number
  readonly tokens: number
  /** Until something could be shown, and until the end, in milliseconds; the first null where nothing could. */
  readonly firstMs: number | null
  readonly ms: number
  /** What the texts are written from. */
  readonly given: string
}

/** Has one text written as a call does, and says what it took. */
export async function evaluate(request: AiTextRequest, chat: Chat): Promise<Evaluation> {
  const begun = performance.now()
  let firstMs: number | null = null
  let calls = 0
  let tokens = 0
  const counted: Chat = {
    ...chat,
    ask(given, listener) {
      calls += 1
      return chat.ask(given, listener)
    },
  }
  const job = jobOf(request)
  const written = await writeText(job, counted, {
    signal: AbortSignal.timeout(90_000),
    part() {
      firstMs ??= performance.now() - begun
    },
    restart: () => {},
    used({ promptTokens, answerTokens }) {
      tokens += promptTokens + answerTokens
    },
  })
  const ms = performance.now() - begun
  return {
    ...written,
    job: request.job,
    calls,
    tokens,
    firstMs,
    ms,
    given: `${textOfData(cleanData(job.data))}\n${job.ownText}`,
  }
}
