import {
  addBundle,
  pageBundleCollections,
  pageBundles,
  pageQuestBundles,
  readBundle,
  readBundleCollection,
  removeBundle,
} from '#contract/bundle.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { suits } from '#model/templates/find-templates.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, Unchanged } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { pageOf, tagContent, toTemplateRow } from '../market/rows.ts'
import { readTemplateWords } from '../market/words.ts'
import {
  type BundleRow,
  countBundles,
  deleteBundle,
  findBundleRow,
  insertBundle,
  listBundleRows,
  readBundleRow,
} from './queries.ts'
import { toBundle, toCollection } from './rows.ts'

/** A safety limit. */
const bundlesPerBrand = 400

export const bundleRoutes: readonly Implementation[] = [
  implement(pageBundleCollections, async (context, { query }) => {
    const { language, services } = context
    const { bundles } = await services.templates.read()
    const { shown, page } = pageOf(bundles, query)
    const own = shown.map(({ idBundle, about }) => [idBundle, about])
    const facts = [pageBundleCollections.answerHash, own, page, query, readTemplateWords(language)]
    if (tagContent(context, facts)) return new Unchanged()
    return {
      ...listing(
        'bundleCollections',
        shown.map((bundle) => toCollection(bundle, language)),
      ),
      page,
    }
  }),

  implement(readBundleCollection, async ({ language, services }, { params: { id }, query }) => {
    const { bundles, tags } = await services.templates.read()
    const bundle = bundles.find(({ idBundle }) => idBundle === id)
    if (!bundle) throw new Refusal('NOT_FOUND')
    return {
      ...toCollection(bundle, language),
      resTemplateLists: bundle.templates.map((template) =>
        toTemplateRow(template, tags, language, query.language ?? language),
      ),
    }
  }),

  implement(pageQuestBundles, async ({ language, services }, { query: { trade, ...query } }) => {
    const { bundles } = await services.templates.read()
    const isFor = ({ about }: (typeof bundles)[number]) =>
      trade !== undefined && about.trades.length > 0 && suits(about.trades, trade)
    const inOrder = [...bundles.filter(isFor), ...bundles.filter((bundle) => !isFor(bundle))]
    const { shown, page } = pageOf(inOrder, query)
    return {
      ...listing(
        'bundleCollections',
        shown.map((bundle) => toCollection(bundle, language)),
      ),
      page,
    }
  }),

  implement(pageBundles, async ({ db, idBrand, language, services }, { query }) => {
    const { page, size, createdType } = query
    const catalogue = await services.templates.read()
    const rows = await listBundleRows(db, idBrand, { createdType, page, size })
    const count = await countBundles(db, idBrand, createdType)
    return {
      ...listing(
        'templateBundles',
        rows.map((row) => toBundle(row, catalogue, language)),
      ),
      page: { number: page, size, totalPages: Math.ceil(count / size) },
    }
  }),

  implement(readBundle, async ({ db, idBrand, language, services }, { params: { id } }) => {
    const row = await readBundleRow(db, idBrand, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return toBundle(row, await services.templates.read(), language)
  }),

  // Whether the plan allows a premium one was checked by the facts of the call.
  implement(addBundle, async (context, { body: { idBundleCollection, createdType } }) => {
    const { idBrand, account, language, services } = context
    checkRole(context, createdType)
    const catalogue = await services.templates.read()
    if (!catalogue.bundles.some(({ idBundle }) => idBundle === idBundleCollection))
      throw new Refusal('NOT_FOUND')
    const row = { brand_id: idBrand, bundle_id: idBundleCollection, created_type: createdType }
    return context.transact(async (db) => {
      await lockBrandRow(db, idBrand)
      const known = await findBundleRow(db, row)
      if (known) return toBundle(known, catalogue, language)
      if ((await countBundles(db, idBrand)) >= bundlesPerBrand) throw new Refusal('LIMIT_EXCEEDED')
      return toBundle(await insertBundle(db, { ...row, account_id: account.id }), catalogue, language)
    })
  }),

  implement(removeBundle, async (context, { query: { idBundleCollection, createdType } }) => {
    checkRole(context, createdType)
    await deleteBundle(context.db, {
      brand_id: context.idBrand,
      bundle_id: idBundleCollection,
      created_type: createdType,
    })
    return {}
  }),
]

/** Brand templates are those of designers; designs are those of every member. */
function checkRole({ role }: CallContext, createdType: BundleRow['created_type']): void {
  if (createdType === 'BRAND' && !isAtLeast(role, 'BRAND_ROLE_DESIGNER'))
    throw new Refusal('FORBIDDEN_ROLE', { wordsOf: 'DESIGNER_ONLY' })
}
