import type { Transaction } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import {
  createVersion,
  deleteVersion,
  listReplaced,
  listVersions,
  readVersion,
  renameVersion,
  restoreVersion,
} from '#contract/history.ts'
import { type DocumentName, isOfMany, kindOf, traitsOf } from '#model/document-kinds/names.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementPrepared } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Editor } from '#server/relay/log/update-log.ts'
import { editorOf } from '../editor.ts'
import { checkAccess } from '../many/rows.ts'
import { readInTurn } from '../read-in-turn.ts'
import { refuseDamaged } from '../refuse-damaged.ts'
import {
  countNamed,
  type DocKey,
  deleteVersionRow,
  findSame,
  insertVersion,
  listReplacedRows,
  listVersionRows,
  type ReplacedRow,
  readVersionRow,
  readVersionState,
  renameVersionRow,
  type VersionRow,
} from './queries.ts'

const atOnce = 50

export const historyRoutes: readonly Implementation[] = [
  implement(listVersions, async (context, { params, query }) => {
    const { db, idBrand } = context
    await checkAccess(context, params.document, 'read')
    const page = { before: query.before, size: query.size ?? atOnce }
    return listing('versions', (await listVersionRows(db, { idBrand, ...params }, page)).map(toVersion))
  }),

  implement(listReplaced, async (context, { query: { document, before, size } }) => {
    const { db, idBrand } = context
    if (document !== undefined) await checkAccess(context, document, 'read')
    const { rows, hasMore } = await listReplacedRows(db, idBrand, { document, before, size: size ?? atOnce })
    const { _embedded, page } = listing('replaced', rows.map(toReplaced))
    return { _embedded, page: { ...page, totalPages: hasMore ? 2 : 1 } }
  }),

  implementPrepared(
    createVersion,
    async (context, { params }) => {
      await checkAccess(context, params.document, 'write')
      const stored = await readInTurn(context, { idBrand: context.idBrand, ...params })
      if (stored.isDamaged) throw refuseDamaged()
      return stored
    },
    async (context, { params, body }, stored) => {
      const key = { idBrand: context.idBrand, ...params }
      return context.transact(async (db) => {
        await checkRoomForName(db, key)
        const facts = { kind: 'NAMED', name: body.name, editors: editorsOf(context) } as const
        return toVersion(found(await readVersionRow(db, key, await insertVersion(db, key, stored, facts))))
      })
    },
  ),

  implement(readVersion, async (context, { params: { document, idVersion } }) => {
    const { db, idBrand } = context
    await checkAccess(context, document, 'read')
    const key = { idBrand, document }
    return {
      ...toVersion(found(await readVersionRow(db, key, idVersion))),
      state: found(await readVersionState(db, key, idVersion)).toString('base64'),
    }
  }),

  implement(renameVersion, async (context, { params: { document, idVersion }, body }) => {
    await checkAccess(context, document, 'write')
    const key = { idBrand: context.idBrand, document }
    return context.transact(async (db) => {
      const { kind } = found(await readVersionRow(db, key, idVersion))
      if (kind !== 'NAMED' && body.name !== null) await checkRoomForName(db, key)
      if (!(await renameVersionRow(db, key, idVersion, body.name))) throw new Refusal('NOT_FOUND')
      return toVersion(found(await readVersionRow(db, key, idVersion)))
    })
  }),

  implement(deleteVersion, async (context, { params: { document, idVersion } }) => {
    const { db, idBrand } = context
    await checkAccess(context, document, 'write')
    if (!(await deleteVersionRow(db, { idBrand, document }, idVersion))) throw new Refusal('NOT_FOUND')
    return {}
  }),

  implement(restoreVersion, async (context, { params: { document, idVersion } }) => {
    await checkAccess(context, document, 'write')
    const key = { idBrand: context.idBrand, document }
    const state = found(await readVersionState(context.db, key, idVersion))
    return { before: await keepVersionBeforeRestore(context, key), state: state.toString('base64') }
  }),
]

/**
 * Throws LIMIT_EXCEEDED where no further version of the document can be named. Locks the brand, so that two
 * calls at once cannot both take the last place.
 */
async function checkRoomForName(db: Transaction<DB>, key: DocKey): Promise<void> {
  await lockBrandRow(db, key.idBrand)
  if ((await countNamed(db, key)) < traitsOf(key.document).namedVersions) return
  // Its words name the number of documents that every brand has.
  const isOne = !isOfMany(kindOf(key.document))
  throw new Refusal('LIMIT_EXCEEDED', isOne ? { wordsOf: 'TOO_MANY_NAMED_VERSIONS' } : {})
}

/** Keeps a version of the state before a restore, of a damaged one what can be read; null where the document is empty. */
async function keepVersionBeforeRestore(context: CallContext, key: DocKey) {
  const { db } = context
  const stored = await readInTurn(context, key)
  if (stored.isEmpty) return null
  const facts = { kind: 'RESTORE', name: null, editors: editorsOf(context) } as const
  const id = (await findSame(db, key, stored)) ?? (await insertVersion(db, key, stored, facts))
  return toVersion(found(await readVersionRow(db, key, id)))
}

function toVersion(row: VersionRow): AnswerOf<typeof createVersion> {
  return {
    idVersion: row.id,
    kind: row.kind,
    name: row.name,
    editors: row.editors.map(({ idAccount, name, device }) => ({ idAccount, name, device })),
    size: row.size,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}

function toReplaced(row: ReplacedRow): AnswerOf<typeof listReplaced>['_embedded']['replaced'][number] {
  return {
    idReplaced: row.id,
    document: row.document as DocumentName,
    field: row.field,
    kept: row.kept,
    replaced: row.other,
    editor: row.editor === null ? null : { idAccount: row.editor, name: row.full_name ?? '' },
    createdAt: row.created_at.toISOString(),
  }
}

/** Empty for the service credential. */
function editorsOf(context: CallContext): readonly Editor[] {
  const editor = editorOf(context)
  return editor ? [editor] : []
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return row
}
