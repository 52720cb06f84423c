import type { Transaction } from 'kysely'
import type { Call, GivenOf } from '#contract/call.ts'
import { templateSorts } from '#contract/shapes/template.ts'
import {
  changeBrandTemplate,
  changeUserTemplate,
  clearTemplateTrash,
  deleteBrandTemplates,
  deleteUserTemplates,
  emptyTemplateTrash,
  listCategoriesOfTemplates,
  listTemplateSorts,
  moveBrandTemplates,
  moveUserTemplates,
  pageTemplatesOfBrand,
  readBrandTemplate,
  readUserTemplate,
  restoreBrandTemplates,
  restoreUserTemplates,
  trashBrandTemplates,
  trashUserTemplates,
} from '#contract/template.ts'
import { isAtLeast } from '#model/access/roles.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { forms, formTabs, idOfTab } from '#model/forms/forms.ts'
import { addDays, startOfSeoulDay } from '#model/time/seoul-day.ts'
import { inDrives } from '#server/api/files/places/queries.ts'
import { readFormWords } from '#server/api/reference/forms/words.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { place, refuseForType, restore, trash } from '../many/changes.ts'
import { type CreatedType, changeDocumentRow, type DocumentRow } from '../many/queries.ts'
import { managed, memberOf, readable, writable } from '../many/rows.ts'
import { changeRoom } from './change-room.ts'
import { clearTrash } from './clear-trash.ts'
import { listTags, pageTemplates, searchTemplates, type TemplateFilter } from './queries.ts'
import { rowsOfType, toBodyAnswer, toTemplate, usedRow } from './rows.ts'
import { readStoredDesign } from './stored-design.ts'
import { writeTags } from './write-tags.ts'

export const templateRoutes: readonly Implementation[] = [
  implement(pageTemplatesOfBrand, async (context, { query }) => {
    const { db, idBrand, language } = context
    const offered = await listTags(db, idBrand)
    const { page, size, fieldName: field, direction } = query
    const filter = filterOf(query, new Map(offered.map(({ id, name }) => [id, name])))
    const order = { field, direction, page, size }
    const words = readFormWords(language).form
    const search = { query: query.query ?? '', formName: (key: string) => words[key] ?? '' }
    const member = memberOf(context)
    const found =
      filter === null
        ? { rows: [], count: 0 }
        : search.query.trim() === ''
          ? await pageTemplates(db, idBrand, member, filter, order)
          : await searchTemplates(db, idBrand, member, filter, order, search)
    return {
      ...listing(
        'resTemplateLists',
        found.rows.map((row) => toTemplate(context, row, offered)),
      ),
      page: { number: page, size, totalPages: Math.ceil(found.count / size) },
    }
  }),

  ...ofType('BRAND', {
    read: readBrandTemplate,
    change: changeBrandTemplate,
    move: moveBrandTemplates,
    trash: trashBrandTemplates,
    restore: restoreBrandTemplates,
    remove: deleteBrandTemplates,
  }),
  ...ofType('USER', {
    read: readUserTemplate,
    change: changeUserTemplate,
    move: moveUserTemplates,
    trash: trashUserTemplates,
    restore: restoreUserTemplates,
    remove: deleteUserTemplates,
  }),

  implement(clearTemplateTrash, async (context, { query: { createdType } }) => {
    refuseForType(context, createdType)
    await inDrives(context, (db) => clearTrash(context, db, createdType))
    return {}
  }),

  implement(emptyTemplateTrash, async (context) => {
    await inDrives(context, async (db) => {
      await clearTrash(context, db, 'USER')
      if (isAtLeast(context.role, 'BRAND_ROLE_DESIGNER')) await clearTrash(context, db, 'BRAND')
    })
    return {}
  }),

  implement(listTemplateSorts, async () =>
    listing(
      'sorts',
      templateSorts.flatMap((fieldName) => [
        { fieldName, direction: 'ASC' as const },
        { fieldName, direction: 'DESC' as const },
      ]),
    ),
  ),

  implement(listCategoriesOfTemplates, async ({ language }) => {
    const words = readFormWords(language)
    return listing(
      'categories',
      formTabs.map((tab) => ({ idCategory: idOfTab(tab), key: tab, name: words.tab[tab] ?? tab })),
    )
  }),
]

interface TemplateCalls {
  readonly read: typeof readUserTemplate
  readonly change: typeof changeUserTemplate
  readonly move: typeof moveUserTemplates
  readonly trash: typeof trashUserTemplates
  readonly restore: typeof restoreUserTemplates
  readonly remove: typeof deleteUserTemplates
}

/** The calls about designs of one type; the least role is in the facts of each, rights of single designs are checked here. */
function ofType(createdType: CreatedType, calls: TemplateCalls): readonly Implementation[] {
  type Change = (context: CallContext, db: Transaction<DB>, row: DocumentRow) => Promise<unknown>
  const each = (context: CallContext, ids: readonly number[], change: Change) =>
    inDrives(context, async (db) => {
      for (const row of await rowsOfType(context, db, ids, createdType)) await change(context, db, row)
      return {}
    })
  return [
    implement(calls.read, async (context, { params: { id } }) => {
      const row = readable(context, await usedRow(context, id, createdType))
      const { body } = await readStoredDesign(context, row.document as DocumentName)
      const template = toTemplate(context, row, await listTags(context.db, context.idBrand))
      return { ...template, body: toBodyAnswer(body) }
    }),

    implement(calls.change, async (context, { params: { id }, body: { name, idTags } }) => {
      const row = writable(context, await usedRow(context, id, createdType))
      const offered = await listTags(context.db, context.idBrand)
      const words = idTags?.map((idTag) => offered.find((tag) => tag.id === idTag)?.name)
      if (words?.includes(undefined)) throw refuseField('idTags', 'NOT_FOUND')
      await context.countDesign()
      await changeRoom(context, row.document as DocumentName, (doc) => {
        if (name !== undefined) design.design.title.write(doc, name)
        if (words) writeTags(doc, words as readonly string[])
      })
      return toTemplate(context, await usedRow(context, id, createdType), offered)
    }),

    implement(calls.move, (context, { body: { idTemplates, idDirectory } }) =>
      each(context, idTemplates, (inside, db, row) =>
        place(inside, db, writable(inside, row), { idDirectory }),
      ),
    ),

    implement(calls.trash, (context, { body: { idTemplates } }) =>
      each(context, idTemplates, (inside, db, row) => trash(inside, db, managed(inside, row))),
    ),

    implement(calls.restore, (context, { body: { idTemplates } }) =>
      each(context, idTemplates, (inside, db, row) => restore(inside, db, managed(inside, row))),
    ),

    implement(calls.remove, (context, { query: { idTemplates } }) =>
      each(context, idTemplates, async (inside, db, row) => {
        const { document, trashed_at } = managed(inside, row)
        if (trashed_at === null) throw new Refusal('CONFLICT')
        await changeDocumentRow(db, inside.idBrand, document, { purging_at: new Date() })
      }),
    ),
  ]
}

/** null: nothing passes. `tags`: the names of those of the brand. */
function filterOf(
  query: GivenOf<typeof pageTemplatesOfBrand & Call>['query'],
  tags: ReadonlyMap<number, string>,
): TemplateFilter | null {
  const { idTags = [], idForm, idCategory, idBundle, isBundle, startDate, endDate } = query
  const names = idTags.map((id) => tags.get(id))
  // A design is in no bundle.
  if (names.includes(undefined) || idBundle !== undefined || isBundle === true) return null
  const ofForm = forms.filter(
    (form) =>
      (idForm === undefined || form.idForm === idForm) &&
      (idCategory === undefined || idOfTab(form.tab) === idCategory),
  )
  const isOfForm = idForm !== undefined || idCategory !== undefined
  return {
    createdType: query.createdType ?? query.createType,
    isTrashed: query.deletedType === 'TRASH',
    idDirectory: query.idDirectory,
    forms: isOfForm ? ofForm.map(({ key }) => key) : undefined,
    tags: names as readonly string[],
    from: startDate === undefined ? undefined : new Date(startOfSeoulDay(startDate)),
    until: endDate === undefined ? undefined : new Date(startOfSeoulDay(addDays(endDate, 1))),
  }
}
