import type { Kysely, Transaction } from 'kysely'
import {
  createBrandDirectory,
  createUserDirectory,
  deleteBrandDirectories,
  deleteUserDirectories,
  moveBrandDirectories,
  moveUserDirectories,
  pageDirectories,
  readDirectory,
  renameBrandDirectory,
  renameUserDirectory,
  restoreBrandDirectories,
  restoreUserDirectories,
  setBrandUploads,
  trashBrandDirectories,
  trashUserDirectories,
} from '#contract/directory.ts'
import { closeCode } from '#model/sync/protocol.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CreatedType, type Drive, designsOf, driveOf, inDrives } from '../places/queries.ts'
import { purgeDocumentsOf, restoreDocumentsOf, trashDocumentsIn } from './designs-in-folders.ts'
import {
  deleteDirectories,
  makeDirectory,
  moveDirectories,
  pathTo,
  renameDirectory,
  restoreDirectories,
  setTakesUploads,
  trashDirectories,
} from './directories.ts'
import { selectDirectories } from './pages.ts'
import { pageOf, toDirectory } from './rows.ts'

export const directoryRoutes: readonly Implementation[] = [
  implement(pageDirectories, async (context, { query }) => {
    const { rows, count } = await selectDirectories(context.db, treeOf(context, query), query)
    return pageOf('resDirectoryLists', rows.map(toDirectory), { ...query, count })
  }),
  implement(readDirectory, async ({ db, idBrand, account }, { params }) => {
    const row = await db
      .selectFrom('directory')
      .selectAll()
      .where('id', '=', params.id)
      .where('brand_id', '=', idBrand)
      .where((where) => where.or([where('owner_id', 'is', null), where('owner_id', '=', account.id)]))
      .executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND')
    const path = await pathTo(db, { idBrand, ownerId: row.owner_id }, row.id)
    return { ...toDirectory(row), path: path.map(({ id, name }) => ({ idDirectory: id, name })) }
  }),
  implement(setBrandUploads, async (context, { params: { id }, body }) =>
    toDirectory(
      await inDrives(context, (db) => setTakesUploads(db, driveOf(context, 'BRAND'), id, body.takesUploads)),
    ),
  ),
  ...ofType('BRAND', {
    create: createBrandDirectory,
    rename: renameBrandDirectory,
    move: moveBrandDirectories,
    trash: trashBrandDirectories,
    restore: restoreBrandDirectories,
    remove: deleteBrandDirectories,
  }),
  ...ofType('USER', {
    create: createUserDirectory,
    rename: renameUserDirectory,
    move: moveUserDirectories,
    trash: trashUserDirectories,
    restore: restoreUserDirectories,
    remove: deleteUserDirectories,
  }),
]

interface DirectoryCalls {
  readonly create: typeof createBrandDirectory
  readonly rename: typeof renameBrandDirectory
  readonly move: typeof moveBrandDirectories
  readonly trash: typeof trashBrandDirectories
  readonly restore: typeof restoreBrandDirectories
  readonly remove: typeof deleteBrandDirectories
}

/** The calls about folders of one type; who may call is in the facts of each. */
function ofType(createdType: CreatedType, calls: DirectoryCalls): readonly Implementation[] {
  return [
    implement(calls.create, async (context, { body }) => {
      const { name, idParentDirectory: idParent, type } = body
      const made = { name, idParent, accountId: context.account.id }
      const tree = treeOf(context, { type, createdType })
      return toDirectory(await inDrives(context, (db) => makeDirectory(db, tree, made)))
    }),
    implement(calls.rename, async (context, { params: { id }, body }) =>
      toDirectory(
        await inDrives(context, async (db) =>
          renameDirectory(db, await treeWith(context, db, createdType, id), id, body.name),
        ),
      ),
    ),
    implement(calls.move, async (context, { body: { idDirectories, idDirectory } }) => {
      await inDrives(context, async (db) => {
        const tree = await treeWith(context, db, createdType, idDirectories[0])
        await moveDirectories(db, tree, idDirectories, idDirectory)
      })
      return {}
    }),
    implement(calls.trash, async (context, { body: { idDirectories } }) => {
      await inDrives(context, async (db) => {
        const tree = await treeWith(context, db, createdType, idDirectories[0])
        for (const trashed of await trashDirectories(db, tree, idDirectories))
          if (tree.designs !== undefined) await trashDesigns(context, db, trashed)
      })
      return {}
    }),
    implement(calls.restore, async (context, { body: { idDirectories } }) => {
      await inDrives(context, async (db) => {
        const tree = await treeWith(context, db, createdType, idDirectories[0])
        await restoreDirectories(db, tree, idDirectories)
        if (tree.designs !== undefined) await restoreDocumentsOf(db, context.idBrand, idDirectories)
      })
      return {}
    }),
    implement(calls.remove, async (context, { query: { idDirectories } }) => {
      await inDrives(context, async (db) => {
        const tree = await treeWith(context, db, createdType, idDirectories[0])
        if (tree.designs !== undefined)
          await purgeDocumentsOf(db, context.idBrand, memberOf(context), idDirectories)
        await deleteDirectories(db, tree, idDirectories)
      })
      return {}
    }),
  ]
}

interface Tree {
  readonly type: 'DRIVE' | 'TEMPLATE'
  readonly createdType: CreatedType
}

function treeOf(context: CallContext, { type, createdType }: Tree): Drive {
  return type === 'TEMPLATE' ? designsOf(context, createdType) : driveOf(context, createdType)
}

/** The drive, or the folders of designs, that a folder is in. The others of a call have to be in the same. */
async function treeWith(
  context: CallContext,
  db: Kysely<DB>,
  createdType: CreatedType,
  id: number | undefined,
): Promise<Drive> {
  const row = await db
    .selectFrom('directory')
    .select('type')
    .where('id', '=', id ?? 0)
    .where('brand_id', '=', context.idBrand)
    .executeTakeFirst()
  return treeOf(context, { type: row?.type === 'TEMPLATE' ? 'TEMPLATE' : 'DRIVE', createdType })
}

/** The rooms of what went close on all nodes, once it is committed. */
async function trashDesigns(
  context: CallContext,
  db: Transaction<DB>,
  trashed: { readonly top: number; readonly directories: readonly number[] },
): Promise<void> {
  const { idBrand, services } = context
  const documents = await trashDocumentsIn(db, idBrand, memberOf(context), trashed)
  const end = { code: closeCode.notFound, reason: 'the document is in the trash' } as const
  context.afterwards(() => {
    for (const document of documents) services.roomRevocations.emit({ idBrand, document, ...end })
  })
}

function memberOf({ account: { id }, role }: CallContext) {
  return { id, role }
}
