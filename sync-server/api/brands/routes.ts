import { changeAi } from '#contract/ai.ts'
import {
  changeBrand,
  changeCompany,
  changeSetting,
  createBrand,
  deleteBrand,
  listBrands,
  readBrand,
  readProgress,
  readRole,
} from '#contract/brand.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { passesTest } from '#model/access/test-mode.ts'
import { closeCode } from '#model/sync/protocol.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { mayMakeMoreBrands } from '#server/http/plan-access.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requestPass } from '#server/writeback/queue/settle-queue.ts'
import { readRunning } from '../billing/plans/queries.ts'
import { lockBrand } from '../billing/queries.ts'
import { changeDocument } from '../documents/change-document.ts'
import { readBrandAnswer, readProgressOf } from './progress.ts'
import {
  changeBrandRow,
  insertBrand,
  levelsOfOwnedBrands,
  listBrandsOf,
  markDeleted,
  readAccountEmail,
  readBrandRow,
  roleOfId,
} from './queries.ts'
import { toBrandColumns } from './rows.ts'
import { checkBrandEmail, checkBusinessNumber, checkName, checkWebsite } from './rules.ts'

/** A safety limit. */
const brandsPerOwner = 100

export const brandRoutes: readonly Implementation[] = [
  implement(createBrand, async (context, { body }) => {
    checkName(body.name)
    checkBrandEmail(body.email)
    const made = await context.transact(async (db) => {
      const levels = await levelsOfOwnedBrands(db, context.account.id)
      if (levels.length >= brandsPerOwner) throw new Refusal('LIMIT_EXCEEDED')
      const isMaking =
        levels.length === 0 || levels.some((level) => mayMakeMoreBrands(level, context.services))
      if (!isMaking) throw new Refusal('FORBIDDEN_PLAN')
      const id = await insertBrand(db, context.account.id, {
        ...toBrandColumns(body),
        name: body.name.trim(),
      })
      // So that the write-back puts the name into the document before a member opens it.
      await requestPass(db, { idBrand: id, document: 'guide' }, false)
      return readBrandAnswer(db, id)
    })
    context.notifyWriteback('guide', made.id)
    return made
  }),

  implement(listBrands, async (context, { query }) => {
    if (query.idBrandRole === undefined) return listing('brands', await listMine(context))
    const role = roleOfId(query.idBrandRole)
    return listing('brands', role ? await listMine(context, role) : [])
  }),

  implement(readRole, async (context, { query }) => {
    const id = query.idBrand ?? context.currentBrandId
    if (id === null) {
      throw new Refusal('BAD_REQUEST', { fields: [{ field: 'idBrand', code: 'INVALID_VALUE' }] })
    }
    const brands = await listMine(context)
    const mine = brands.find((brand) => brand.id === id)
    if (!mine) throw new Refusal('NOT_FOUND')
    return { id, brandRole: mine.brandRole, brands: brands.filter((brand) => brand.id !== id) }
  }),

  implement(readBrand, ({ db, idBrand }) => readBrandAnswer(db, idBrand)),

  implement(changeBrand, async (context, { body }) => {
    checkName(body.name)
    checkBrandEmail(body.email)
    return changeFacts(context, toBrandColumns(body))
  }),

  implement(changeCompany, async (context, { body }) => {
    checkBusinessNumber(body.businessNumber)
    checkWebsite(body.website)
    return changeFacts(context, toBrandColumns(body))
  }),

  implement(readProgress, async ({ db, idBrand }) => readProgressOf(db, await readBrandRow(db, idBrand))),

  implement(changeSetting, async ({ db, idBrand }, { body: { tutorial } }) => {
    await db.updateTable('brand').set({ tutorial }).where('id', '=', idBrand).execute()
    return { tutorial }
  }),

  implement(changeAi, async ({ db, idBrand, services }, { body: { aiText } }) => {
    // What is allowed is that a provider who is named gets texts: there has to be one.
    if (aiText && services.ai.chat === null) throw new Refusal('PROVIDER_OFF', { isLogged: false })
    await db.updateTable('brand').set({ ai_text: aiText }).where('id', '=', idBrand).execute()
    return { aiText }
  }),

  implement(deleteBrand, async (context) => {
    const { idBrand } = context
    await context.transact(async (db) => {
      // So that the owner cannot buy or cancel meanwhile.
      await lockBrand(db, idBrand)
      if ((await readRunning(db, [idBrand])).get(idBrand) === 'renewed')
        throw new Refusal('CANCEL_FIRST', { wordsOf: 'CANCEL_BEFORE_DELETING' })
      await markDeleted(db, idBrand)
    })
    context.afterwards(() =>
      context.services.revocations.emit({
        idBrand,
        code: closeCode.notFound,
        reason: 'the brand was deleted',
      }),
    )
    return {}
  }),
]

function changeFacts(context: CallContext, columns: ReturnType<typeof toBrandColumns>) {
  const { idBrand } = context
  return changeDocument(context, 'guide', async (db) => {
    await changeBrandRow(db, idBrand, columns)
    return readBrandAnswer(db, idBrand)
  })
}

/**
 * The caller's brands. `restricted`: the brand has no access to strategy and team, because neither its e-mail nor, with
 * TEST_MODE, the caller's passes the test-mode guard. The guard's settings are not part of the answer.
 */
async function listMine({ db, account, services }: CallContext, role?: BrandRole) {
  const { environment } = services
  const own = environment.testMode ? await readAccountEmail(db, account.id) : null
  const brands = await listBrandsOf(db, account.id, role)
  return brands.map(({ email, ...brand }) => ({
    ...brand,
    restricted: !passesTest(environment, environment.testMode ? own : email),
  }))
}
