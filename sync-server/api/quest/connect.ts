import type { ReplyOf } from '#contract/call.ts'
import type { connectQuest } from '#contract/quest.ts'
import { mayWrite } from '#model/document-kinds/may-write.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import type { CallContext } from '#server/http/context.ts'
import { readMembership } from '#server/http/membership.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changeDocument } from '../documents/change-document.ts'
import { fillGuide, fillStrategy, isAboutGuide, isAboutStrategy } from './fill-answers.ts'
import { copyPictures, discardPictures, insertPictures } from './pictures.ts'
import { bindQuest, lockQuest, readQuest } from './queries.ts'

interface Ids {
  readonly idBrand: number
  readonly idBrandQuest: string
}

type Copied = Awaited<ReturnType<typeof copyPictures>>

/**
 * Stores the pictures of answers that are not connected yet, as files of the brand. Rejects with NOT_FOUND for a brand that the
 * account is no member of and for answers that are not its own, with FORBIDDEN_ROLE where it may only read the brand, with
 * CONFLICT where they belong to another brand.
 */
export async function prepareConnection(
  context: CallContext,
  { idBrand, idBrandQuest }: Ids,
): Promise<Copied> {
  const { db, account } = context
  const role = (await readMembership(db, idBrand, account.id))?.role ?? null
  if (role === null) throw new Refusal('NOT_FOUND')
  // The answers go into guide and strategy.
  if (!mayWrite(role, mainDocument)) throw new Refusal('FORBIDDEN_ROLE')
  const { answers, isConnected } = check(await readQuest(db, idBrandQuest, account.id), idBrand)
  return isConnected ? [] : copyPictures(context, idBrand, answers)
}

/** Ties answers to a brand and writes them into its documents, once. Rejects as `prepareConnection`. */
export async function connect(
  context: CallContext,
  { idBrand, idBrandQuest }: Ids,
  copied: Copied,
): Promise<ReplyOf<typeof connectQuest>> {
  const { account, language } = context
  const { answers, inside, isRepeated } = await context.transact(async (db) => {
    const inside = context.on(db)
    const { answers: sent, isConnected } = check(await lockQuest(db, idBrandQuest, account.id), idBrand)
    if (isConnected) return { answers: sent, inside, isRepeated: true }
    const answers = await insertPictures(inside, sent, copied)
    await bindQuest(db, idBrandQuest, { idBrand, idAccount: account.id, answers })
    const filled = { idBrand, answers, language }
    if (isAboutGuide(answers))
      await changeDocument(inside, 'guide', (tx) => fillGuide(tx, filled), { idBrand })
    if (isAboutStrategy(answers))
      await changeDocument(inside, 'strategy', (tx) => fillStrategy(tx, filled), { idBrand })
    return { answers, inside, isRepeated: false }
  })
  // The same request came twice at once.
  if (isRepeated)
    await discardPictures(context, copied).catch((err: unknown) =>
      context.services.log.warn({ err, idBrand }, 'pictures that were copied twice could not be deleted'),
    )
  context.afterwards(() => inside.runEffects())
  return { idBrand, idBrandQuest, answers }
}

function check(quest: Awaited<ReturnType<typeof readQuest>>, idBrand: number) {
  if (!quest) throw new Refusal('NOT_FOUND')
  const { answers, brand_id: bound } = quest
  if (bound !== null && bound !== idBrand) throw new Refusal('CONFLICT')
  return { answers, isConnected: bound !== null }
}
