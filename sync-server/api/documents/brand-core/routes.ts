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
import { composePurpose } from '#model/composition/purpose.ts'
import { composeStory } from '#model/composition/story.ts'
import { composeVision } from '#model/composition/vision.ts'
import { guide } from '#model/documents/guide.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { coreValueKeywords } from '#model/options/core-value.ts'
import { optionWords } from '#server/api/reference/options/words.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { draftOfValues, draftWith } from './drafts.ts'
import {
  changeCoreRow,
  changeValueRow,
  deleteValueRow,
  insertValue,
  listValues,
  lockBrand,
  readCoreRow,
} from './queries.ts'
import { toCoreAnswer, toCoreColumns, toValueAnswer } from './rows.ts'

const valuesAtMost = guide.core.values.atMost ?? 10

export const brandCoreRoutes: readonly Implementation[] = [
  implement(readCore, async ({ db, idBrand }) => toCoreAnswer(await readCoreRow(db, idBrand))),

  implement(changeCore, async (context, { body }) => {
    await changeCoreRow(context.db, context.idBrand, toCoreColumns(body))
    context.guideChanged()
    return toCoreAnswer(await readCoreRow(context.db, context.idBrand))
  }),

  implement(listCoreValues, async ({ db, idBrand }) =>
    listing('coreValues', (await listValues(db, idBrand)).map(toValueAnswer)),
  ),

  implement(createCoreValue, async (context, { body }) => {
    const { idBrand } = context
    const row = await context.transact(async (db) => {
      await lockBrand(db, idBrand)
      const values = await listValues(db, idBrand)
      if (values.length >= valuesAtMost) throw new Refusal('LIMIT_EXCEEDED')
      const next = Math.max(-1, ...values.map(({ order_ascending }) => order_ascending)) + 1
      return insertValue(db, idBrand, { ...body, orderAscending: body.orderAscending ?? next })
    })
    context.guideChanged()
    return toValueAnswer(row)
  }),

  implement(changeCoreValue, async (context, { params, body }) => {
    const row = await changeValueRow(context.db, context.idBrand, params.id, body)
    if (!row) throw new Refusal('NOT_FOUND')
    context.guideChanged()
    return toValueAnswer(row)
  }),

  implement(deleteCoreValue, async (context, { params }) => {
    const isDeleted = await context.transact((db) => deleteValueRow(db, context.idBrand, params.id))
    if (!isDeleted) throw new Refusal('NOT_FOUND')
    context.guideChanged()
    return {}
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
  implement(draftValues, draftOfValues),
]
