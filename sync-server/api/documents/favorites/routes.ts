import type { AnswerOf, GivenOf } from '#contract/call.ts'
import { addFavorite, mostFavorites, pageFavorites, removeFavorite } from '#contract/favorite.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { memberOf } from '../many/rows.ts'
import {
  countFavorites,
  deleteFavorites,
  type FavoriteRow,
  findDesign,
  firstDesign,
  insertFavorite,
  listFavoriteRows,
  lockFavorites,
  readFavoriteRow,
} from './queries.ts'

export const favoriteRoutes: readonly Implementation[] = [
  implement(pageFavorites, async (context, { query: { page, size } }) => {
    const rows = await thereOf(context)
    const shown = rows.slice(page * size, (page + 1) * size)
    return {
      _embedded: { EditorFavorites: shown.map(toFavorite) },
      page: { number: page, size, totalPages: Math.ceil(rows.length / size) },
    }
  }),

  implement(addFavorite, async (context, { body }) => {
    const { idBrand, account } = context
    if (body.idBrand !== undefined && body.idBrand !== idBrand) throw refuseField('idBrand', 'INVALID_VALUE')
    const template_id = await findTemplate(context, body)
    if (template_id === undefined) throw new Refusal('NOT_FOUND')
    return context.transact(async (db) => {
      await lockFavorites(db, idBrand, account.id)
      const known = await readFavoriteRow(db, idBrand, account.id, template_id)
      if (known) return toFavorite(known)
      if ((await countFavorites(db, idBrand, account.id)) >= mostFavorites) await makeRoom(context.on(db))
      const { thumbnail = null } = body
      return toFavorite(await insertFavorite(db, idBrand, account.id, { template_id, thumbnail }))
    })
  }),

  implement(removeFavorite, async ({ db, idBrand, account }, { params: { id } }) => {
    await deleteFavorites(db, idBrand, account.id, [id])
    return {}
  }),
]

/** The favourites that are still there, newest first. */
async function thereOf(context: CallContext): Promise<readonly FavoriteRow[]> {
  const rows = await listFavoriteRows(context.db, context.idBrand, memberOf(context))
  const { templates } = await context.services.templates.read()
  const market = new Set(templates.map(({ idTemplate }) => idTemplate))
  return rows.filter(({ template_id: id, is_there }) => (id > firstDesign ? is_there : market.has(id)))
}

/** undefined: the caller has no such template, or it is in the trash. */
async function findTemplate(
  context: CallContext,
  { idTemplate, document }: GivenOf<typeof addFavorite>['body'],
): Promise<number | undefined> {
  const { db, idBrand, services } = context
  if (document !== undefined) return findDesign(db, idBrand, memberOf(context), { document })
  const id = idTemplate ?? 0
  if (id > firstDesign) return findDesign(db, idBrand, memberOf(context), { id })
  const { templates } = await services.templates.read()
  return templates.find((template) => template.idTemplate === id)?.idTemplate
}

/** Those that are gone take no place. Throws LIMIT_EXCEEDED where none is. */
async function makeRoom(context: CallContext): Promise<void> {
  const { db, idBrand, account } = context
  const there = new Set((await thereOf(context)).map(({ template_id }) => template_id))
  const all = await listFavoriteRows(db, idBrand, memberOf(context))
  const gone = all.flatMap(({ template_id }) => (there.has(template_id) ? [] : [template_id]))
  if (gone.length === 0) throw new Refusal('LIMIT_EXCEEDED')
  await deleteFavorites(db, idBrand, account.id, gone)
}

function toFavorite({
  template_id,
  thumbnail,
  created_at,
}: Pick<FavoriteRow, 'template_id' | 'thumbnail' | 'created_at'>): AnswerOf<typeof addFavorite> {
  return {
    id: template_id,
    type: 'TEMPLATE',
    idObject: template_id,
    idTemplate: template_id,
    stockId: null,
    thumbnail,
    createdAt: created_at.toISOString(),
  }
}
