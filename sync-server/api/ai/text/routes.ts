import { translate, translateText, writeText } from '#contract/ai.ts'
import type { AiTextRequest } from '#contract/shapes/ai.ts'
import type { CallContext } from '#server/http/context.ts'
import { EventStream, type SendEvent } from '#server/http/event-stream.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { jobOf } from './jobs/job-of.ts'
import { meter, textsOfPlan } from './metered.ts'
import { readAiFacts } from './queries.ts'
import { off, translateForAccount, translateForBrand } from './translate.ts'
import { writeText as write } from './write-text.ts'

const silent: SendEvent = () => {}

export const aiRoutes: readonly Implementation[] = [
  implement(writeText, async (context, { body }) => {
    const writing = await prepareText(context, body)
    if (!context.wantsEvents) return writing(silent)
    return new EventStream(async (send) => send('done', await writing(send)))
  }),

  implement(translate, async (context, { query }) => translateForAccount(context, query.text)),
  implement(translateText, async (context, { body }) => translateForBrand(context, body)),
]

/** Counts the call, and resolves with what writes and tells of its parts. */
async function prepareText(context: CallContext, request: AiTextRequest) {
  const { db, idBrand, services } = context
  const chat = services.ai.chat ?? off()
  const { plan, isAllowed } = await readAiFacts(db, idBrand)
  if (!isAllowed) throw new Refusal('AI_SWITCHED_OFF', { isLogged: false })
  const { job, left, run } = await meter(context, {
    countedAs: `brand ${idBrand}`,
    atMost: textsOfPlan(plan),
    isOfAccountToo: true,
    idBrand,
    job: () => jobOf(request),
    model: chat.model,
    monthlyTokens: chat.monthlyTokens,
  })
  return async (send: SendEvent) => {
    const { drafts, source } = await run(({ signal, used }) =>
      write(job, chat, {
        signal,
        used,
        part: (part) => send('part', part),
        restart: () => send('restart', {}),
      }),
    )
    const model = source === 'AI' ? chat.model : null
    return { drafts: [...drafts], source, model, promptVersion: job.version, left }
  }
}
