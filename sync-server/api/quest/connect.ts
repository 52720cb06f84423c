import type { ReplyOf } from '#contract/call.ts'
import type { connectQuest } from '#contract/quest.ts'
import type { CallContext } from '#server/http/context.ts'
import { isMember } from '#server/http/membership.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changeDocument } from '../documents/change-document.ts'
import { fillGuide, fillStrategy, isAboutGuide, isAboutStrategy } from './fill-answers.ts'
import { bindQuest, lockQuest } from './queries.ts'

/**
 * Ties answers to a brand and writes them into its documents, once. Rejects with NOT_FOUND for a brand that the account is no
 * member of and for answers that are not its own, with CONFLICT where they belong to another brand.
 */
export async function connect(
  context: CallContext,
  { idBrand, idBrandQuest }: { readonly idBrand: number; readonly idBrandQuest: string },
): Promise<ReplyOf<typeof connectQuest>> {
  const { account, language } = context
  // Every member may write guide and strategy.
  if (!(await isMember(context.db, idBrand, account.id))) throw new Refusal('NOT_FOUND')
  const { answers, inside } = await context.transact(async (db) => {
    const inside = context.on(db)
    const quest = await lockQuest(db, idBrandQuest, account.id)
    if (!quest) throw new Refusal('NOT_FOUND')
    const { answers, brand_id: bound } = quest
    if (bound === idBrand) return { answers, inside }
    if (bound !== null) throw new Refusal('CONFLICT')
    await bindQuest(db, idBrandQuest, { idBrand, idAccount: account.id })
    const filled = { idBrand, answers, language }
    if (isAboutGuide(answers))
      await changeDocument(inside, 'guide', (tx) => fillGuide(tx, filled), { idBrand })
    if (isAboutStrategy(answers))
      await changeDocument(inside, 'strategy', (tx) => fillStrategy(tx, filled), { idBrand })
    return { answers, inside }
  })
  context.afterwards(() => inside.runEffects())
  return { idBrand, idBrandQuest, answers }
}
