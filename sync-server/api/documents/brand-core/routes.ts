import {
  changeCore,
  changeCoreValue,
  createCoreValue,
  deleteCoreValue,
  draftPurpose,
  draftStory,
  draftValues,
  draftVision,
  listCoreValues,
  readCore,
  searchCoreKeywords,
} from '#contract/brand-core.ts'
import type { Compose } from '#model/composition/answers.ts'
import { composePurpose } from '#model/composition/purpose.ts'
import { composeStory } from '#model/composition/story.ts'
import { composeVision } from '#model/composition/vision.ts'
import { guide } from '#model/documents/guide.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { coreValueKeywords } from '#model/options/core-value.ts'
import { optionWords } from '#server/api/reference/options/words.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changeDocument } from '../change-document.ts'
import { draftOf, draftOfValues } from '../drafts.ts'
import {
  changeCoreRow,
  changeValueRow,
  deleteValueRow,
  insertValue,
  listValues,
  readCoreRow,
} from './queries.ts'
import { toCoreAnswer, toCoreColumns, toValueAnswer } from './rows.ts'
import { readCoreAnswers } from './stored-core.ts'

const valuesAtMost = guide.core.values.atMost ?? 10

export const brandCoreRoutes: readonly Implementation[] = [
  implement(readCore, async ({ db, idBrand }) => toCoreAnswer(await readCoreRow(db, idBrand))),

  implement(changeCore, async (context, { body }) => {
    const { idBrand } = context
    return changeDocument(context, 'guide', async (db) => {
      await changeCoreRow(db, idBrand, toCoreColumns(body))
      return toCoreAnswer(await readCoreRow(db, idBrand))
    })
  }),

  implement(listCoreValues, async ({ db, idBrand }) =>
    listing('coreValues', (await listValues(db, idBrand)).map(toValueAnswer)),
  ),

  implement(createCoreValue, async (context, { body }) => {
    const { idBrand } = context
    return changeDocument(context, 'guide', async (db) => {
      const values = await listValues(db, idBrand)
      if (values.length >= valuesAtMost) throw new Refusal('LIMIT_EXCEEDED')
      const next = Math.max(-1, ...values.map(({ order_ascending }) => order_ascending)) + 1
      const orderAscending = body.orderAscending ?? next
      return toValueAnswer(await insertValue(db, idBrand, { ...body, orderAscending }))
    })
  }),

  implement(changeCoreValue, async (context, { params, body }) => {
    const { idBrand } = context
    return changeDocument(context, 'guide', async (db) => {
      const row = await changeValueRow(db, idBrand, params.id, body)
      if (!row) throw new Refusal('NOT_FOUND')
      return toValueAnswer(row)
    })
  }),

  implement(deleteCoreValue, async (context, { params }) => {
    const { idBrand } = context
    return changeDocument(context, 'guide', async (db) => {
      if (!(await deleteValueRow(db, idBrand, params.id))) throw new Refusal('NOT_FOUND')
      return {}
    })
  }),

  implement(searchCoreKeywords, async ({ language }, { query }) => {
    const words = optionWords(language).coreValueKeyword
    const keywords = coreValueKeywords
      .map((key) => ({ key, keyword: words[key] ?? key }))
      .filter(({ keyword }) => matchesSearch(keyword, query.keyword ?? ''))
    return listing('keywords', keywords)
  }),

  implement(draftStory, (context) => draftWith(composeStory, context)),
  implement(draftPurpose, (context) => draftWith(composePurpose, context)),
  implement(draftVision, (context) => draftWith(composeVision, context)),
  implement(draftValues, async ({ db, idBrand, language }) =>
    draftOfValues(await readCoreAnswers(db, idBrand), language),
  ),
]

/** In the caller's language, from what REST has. */
async function draftWith(compose: Compose, { db, idBrand, language }: CallContext) {
  return draftOf(compose, await readCoreAnswers(db, idBrand), language)
}
