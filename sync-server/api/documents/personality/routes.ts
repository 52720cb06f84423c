import type { AnswerOf } from '#contract/call.ts'
import { changePersonality, readPersonality } from '#contract/personality.ts'
import { personality } from '#contract/shapes/personality.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { changeDocument } from '../change-document.ts'
import { toKeywordItems } from '../keyword-items.ts'
import { namesOf, toColumns, toProperties } from '../properties.ts'
import { type PersonalityRow, personalityRows } from './queries.ts'

type Answer = AnswerOf<typeof readPersonality>

const names = namesOf(personality, 'idBrandPersonality', 'keywords')

export const personalityRoutes: readonly Implementation[] = [
  implement(readPersonality, async ({ db, idBrand }) => toAnswer(await personalityRows.read(db, idBrand))),

  implement(changePersonality, async (context, { body }) => {
    const { idBrand, language } = context
    const columns = {
      ...toColumns(names, body),
      ...(body.keywords && { keywords: JSON.stringify(toKeywordItems(body.keywords, language)) }),
    }
    return changeDocument(context, 'strategy', async (db) => {
      await personalityRows.change(db, idBrand, columns)
      return toAnswer(await personalityRows.read(db, idBrand))
    })
  }),
]

function toAnswer(row: PersonalityRow | undefined): Answer {
  return {
    ...toProperties<Answer>(names, row),
    idBrandPersonality: row?.id ?? null,
    keywords: [...(row?.keywords ?? [])],
  }
}
