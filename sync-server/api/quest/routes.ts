import type { ReplyOf } from '#contract/call.ts'
import {
  connectQuest,
  draftQuestPurpose,
  draftQuestStory,
  draftQuestValues,
  draftQuestVision,
  keepLogoQuest,
  keepQuest,
  suggestQuestColors,
  uploadLogoQuestImage,
  uploadQuestImage,
  uploadQuestPicture,
} from '#contract/quest.ts'
import { composePurpose } from '#model/composition/purpose.ts'
import { composeStory } from '#model/composition/story.ts'
import { composeVision } from '#model/composition/vision.ts'
import { questKeptDays } from '#model/quest/quest.ts'
import type { QuestAnswers } from '#server/database/tables/quests.ts'
import { checkVisitor } from '#server/http/captcha-cookie.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementPrepared, implementUpload } from '#server/http/implement.ts'
import { putImage } from '../campaign/images.ts'
import { palettesFor, toSuggestions } from '../documents/palettes.ts'
import { checkAnswers } from './check-answers.ts'
import { connect, prepareConnection } from './connect.ts'
import { draftFrom, draftValuesFrom } from './drafts.ts'
import { checkPictures, discardPictures } from './pictures.ts'
import { insertQuest } from './queries.ts'

export const questRoutes: readonly Implementation[] = [
  implement(keepQuest, (context, { body }) => keep(context, { ...body, type: body.type ?? 'BRAND' })),
  implement(keepLogoQuest, (context, { body }) => keep(context, { ...body, type: 'LOGO' })),
  implementPrepared(
    connectQuest,
    (context, { params }) => prepareConnection(context, params),
    (context, { params }, copied) => connect(context, params, copied),
    discardPictures,
  ),

  implement(draftQuestPurpose, async ({ language }, { body }) => draftFrom(composePurpose, body, language)),
  implement(draftQuestVision, async ({ language }, { body }) => draftFrom(composeVision, body, language)),
  implement(draftQuestStory, async ({ language }, { body }) => draftFrom(composeStory, body, language)),
  implement(draftQuestValues, async ({ language }, { body }) => draftValuesFrom(body, language)),

  implement(suggestQuestColors, async (_context, { query: { color } }) =>
    color === undefined
      ? { palettes: [], needs: ['color'] }
      : { palettes: toSuggestions(palettesFor(color, [])), needs: [] },
  ),

  ...[uploadQuestImage, uploadQuestPicture, uploadLogoQuestImage].map((call) =>
    implementUpload(
      call,
      ({ services, account }, _given, upload) => putImage(services, account.id, upload.bytes),
      async (_context, url) => ({ url }),
      // Deleted with all that nothing names.
      async () => undefined,
    ),
  ),
]

async function keep(context: CallContext, answers: QuestAnswers): Promise<ReplyOf<typeof keepQuest>> {
  const { caller, db, language } = context
  if (caller.kind === 'visitor') await checkVisitor(context)
  checkAnswers(answers, language)
  await checkPictures(context, answers)
  const { id, created_at } = await insertQuest(
    db,
    caller.kind === 'account' ? caller.account.id : null,
    answers,
  )
  const keptUntil = new Date(created_at.getTime() + questKeptDays * 86_400_000)
  return { idBrandQuest: id, keptUntil: keptUntil.toISOString() }
}
