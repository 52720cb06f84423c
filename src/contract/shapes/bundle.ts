import * as z from 'zod'
import { id, listOf, nothing } from './basic.ts'
import { createdType } from './directory.ts'
import { contentLanguage, look, occasion, template, trade } from './market.ts'

const collection = z
  .object({
    idBundleCollection: z.number(),
    name: z.string(),
    /** In one or two sentences, what it is for. */
    purpose: z.string(),
    /** In the order in which they are shown. */
    idTemplates: z.array(z.number()),
    /** Of whom it is made for; none: of any trade. */
    trades: z.array(trade),
    occasions: z.array(z.object({ key: occasion, name: z.string() })),
    look,
    /** It is added by brands with a paid plan alone. */
    isPremium: z.boolean(),
  })
  .meta({ id: 'BundleCollection' })

const bundle = z
  .object({
    idTemplateBundle: z.number(),
    idBundleCollection: z.number(),
    createdType,
    /** As the market has it; null: not any more. */
    market: collection.nullable(),
    /** The folder that was made for it; null: none, because its designs are made when they are used. */
    createdDirectory: z.number().nullable(),
    /** The account that added it; null: one that is gone. */
    idAccount: z.number().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'TemplateBundle' })

const paging = {
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(60).default(12),
}

const one = z.object({ id })
const collections = listOf('bundleCollections', collection)

export const pageBundleCollections = { query: z.object(paging), answer: collections }

export const readBundleCollection = {
  params: one,
  query: z.object({ language: contentLanguage.optional() }),
  answer: collection.extend({ resTemplateLists: z.array(template) }),
}

export const pageQuestBundles = {
  query: z.object({ trade: trade.optional(), ...paging }),
  answer: collections,
}

export const pageBundles = {
  query: z.object({ createdType: createdType.optional(), ...paging }),
  answer: listOf('templateBundles', bundle),
}

export const readBundle = { params: one, answer: bundle }

export const addBundle = {
  body: z.object({ idBundleCollection: id, createdType: createdType.default('USER') }),
  answer: bundle,
}

export const removeBundle = {
  query: z.object({ idBundleCollection: id, createdType: createdType.default('USER') }),
  answer: nothing,
}
