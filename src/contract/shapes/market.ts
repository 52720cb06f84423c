import * as z from 'zod'
import { languages } from '#model/language/languages.ts'
import { occasionKeys } from '#model/occasions/occasions.ts'
import { id, listOf } from './basic.ts'
import { body } from './body/body.ts'
import { idsInQuery } from './directory.ts'
import { formTab, sizeUnit } from './form.ts'

/** Of content: that of texts in a body, whatever the caller reads the screens in. */
export const contentLanguage = z.enum(languages.map(({ key }) => key))

/** Quiet, distinct or warm: how a template looks whatever brand it is dressed in. */
export const looks = ['calm', 'clear', 'warm'] as const

export const look = z.enum(looks)
export const occasion = z.enum(occasionKeys)

const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true')

/** Key of an industry, or of a group of them. */
export const trade = z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/)

export const template = z
  .object({
    idTemplate: z.number(),
    templateType: z.literal('DESIGN'),
    name: z.string(),
    /** In one or two sentences, what it is for. */
    purpose: z.string(),
    /** null: a size of its own. */
    idForm: z.number().nullable(),
    /** In the caller's language. */
    formName: z.string().nullable(),
    /** Of the form; null where it has none. */
    category: formTab.nullable(),
    width: z.number(),
    height: z.number(),
    sizeUnit,
    tags: z.array(z.object({ idTemplateTag: z.number(), name: z.string() })),
    /** What else a search finds it by, in the caller's language: its form, its trades and its occasions. */
    searchWords: z.array(z.string()),
    /** Of whom it is made for; none: of any trade. */
    trades: z.array(trade),
    occasions: z.array(z.object({ key: occasion, name: z.string() })),
    look,
    /** A design is made of it by brands with a paid plan alone, see `document.create`. */
    isPremium: z.boolean(),
    body,
  })
  .meta({ id: 'MarketTemplate' })

export const pageTemplates = {
  query: z.object({
    /** In which the bodies are; left out, the caller's. */
    language: contentLanguage.optional(),
    idCategory: id.optional(),
    idForm: id.optional(),
    /** Templates that have all of these tags. */
    idTags: idsInQuery.optional(),
    /** Those made for it, for its group, or for any trade. */
    trade: trade.optional(),
    occasion: occasion.optional(),
    look: look.optional(),
    /** `true`: premium ones alone, `false`: the others. */
    isPremium: yesOrNo.optional(),
    /** Also by initial consonants: those that it names first, then by tags, by the purpose, and by `searchWords`. */
    query: z.string().max(100).optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(60).default(12),
  }),
  answer: listOf('resTemplateLists', template),
}

export const listTemplateCategories = {
  answer: listOf(
    'categories',
    z.object({ idCategory: z.number(), key: formTab, name: z.string(), count: z.number() }),
  ),
}

export const listSearchKeywords = {
  query: z.object({
    entityType: z.literal('TEMPLATE').default('TEMPLATE'),
    /** `true`: those alone that a search begins with. */
    recommend: yesOrNo.optional(),
    /** Those of one template. */
    idTemplate: id.optional(),
  }),
  answer: listOf(
    'searchKeywords',
    z.object({
      idSearchKeyword: z.number(),
      entityType: z.literal('TEMPLATE'),
      keyword: z.string(),
      recommend: z.boolean(),
    }),
  ),
}
