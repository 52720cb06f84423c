import type { AnswerOf, GivenOf } from '#contract/call.ts'
import { changePersonality, readPersonality } from '#contract/personality.ts'
import { personality } from '#contract/shapes/personality.ts'
import type { Language } from '#model/language/languages.ts'
import { keywordOfId } from '#model/options/keywords.ts'
import { keywordWords } from '#server/api/reference/options/queries.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { refuseField } from '#server/http/refusal.ts'
import { changeDocument } from '../change-document.ts'
import { namesOf, toColumns, toProperties } from '../properties.ts'
import { type PersonalityRow, personalityRows } from './queries.ts'

type Answer = AnswerOf<typeof readPersonality>
type Keywords = NonNullable<GivenOf<typeof changePersonality>['body']['keywords']>

const names = namesOf(personality, 'idBrandPersonality', 'keywords')

export const personalityRoutes: readonly Implementation[] = [
  implement(readPersonality, async ({ db, idBrand }) => toAnswer(await personalityRows.read(db, idBrand))),

  implement(changePersonality, async (context, { body }) => {
    const { idBrand, language } = context
    const columns = {
      ...toColumns(names, body),
      ...(body.keywords && { keywords: JSON.stringify(toItems(body.keywords, language)) }),
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

/** Items with only an id get the keyword's word in the caller's language. */
function toItems(keywords: Keywords, language: Language) {
  return keywords.map((given) => {
    if (typeof given !== 'number') return given
    const key = keywordOfId(given)
    if (key === null) throw refuseField('keywords', 'INVALID_VALUE')
    return { idBrandKeyword: given, keyword: keywordWords(language)[key] ?? key }
  })
}
