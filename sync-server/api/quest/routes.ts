import type { ReplyOf } from '#contract/call.ts'
import { connectQuest, keepLogoQuest, keepQuest } from '#contract/quest.ts'
import { questKeptDays } from '#model/quest/quest.ts'
import type { QuestAnswers } from '#server/database/tables/quests.ts'
import { checkVisitor } from '#server/http/captcha-cookie.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { checkAnswers } from './check-answers.ts'
import { connect } from './connect.ts'
import { insertQuest } from './queries.ts'

export const questRoutes: readonly Implementation[] = [
  implement(keepQuest, (context, { body }) => keep(context, { ...body, type: body.type ?? 'BRAND' })),
  implement(keepLogoQuest, (context, { body }) => keep(context, { ...body, type: 'LOGO' })),
  implement(connectQuest, (context, { params }) => connect(context, params)),
]

async function keep(context: CallContext, answers: QuestAnswers): Promise<ReplyOf<typeof keepQuest>> {
  const { caller, db, language } = context
  if (caller.kind === 'visitor') await checkVisitor(context)
  checkAnswers(answers, language)
  const { id, created_at } = await insertQuest(
    db,
    caller.kind === 'account' ? caller.account.id : null,
    answers,
  )
  const keptUntil = new Date(created_at.getTime() + questKeptDays * 86_400_000)
  return { idBrandQuest: id, keptUntil: keptUntil.toISOString() }
}
