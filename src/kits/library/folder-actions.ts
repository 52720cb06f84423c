import {
  createBrandDirectory,
  createUserDirectory,
  moveBrandDirectories,
  moveUserDirectories,
  renameBrandDirectory,
  renameUserDirectory,
  restoreBrandDirectories,
  restoreUserDirectories,
  trashBrandDirectories,
  trashUserDirectories,
} from '#contract/directory.ts'
import { type Enqueued, enqueue } from '#engine/queue/outbox.ts'
import { cleanName } from '#model/files/clean-name.ts'
import type { MirrorTableName } from '#model/mirrors/mirrors.ts'
import type { Folder } from './folders.ts'
import { findQueuedRows } from './queue/find-rows.ts'
import { ofEachBrand, runInTurn } from './queue/in-parts.ts'
import { NamedRows } from './queue/named-rows.ts'
import { renameRefused } from './queue/refused-row.ts'

/** A folder as the server last said. Changes that are queued are not in it: readers apply them. */
export interface FolderRow extends Folder {
  readonly brand: number
  /** Null until the server has it. */
  readonly idDirectory: number | null
  /** Epoch ms. */
  readonly createdAt: number
  /** Epoch ms at which it was moved to the trash; null: it is not there. */
  readonly trashedAt: number | null
  /** Epoch ms at which a command that was sent changed it: a list that was asked for before does not replace it. */
  readonly changedAt?: number
}

/** Of the brand, or of its members. */
type CreatedType = 'BRAND' | 'USER'

/** Whose folders of which brand. */
interface FolderScope {
  readonly brand: number
}

/** The folders of one library: where a device has them, and how the server is told of changes. */
interface FolderLibrary<Row extends FolderRow, Scope extends FolderScope> {
  readonly table: MirrorTableName
  /** As the server names the library. */
  readonly type: 'DRIVE' | 'TEMPLATE'
  /** Lane of the commands about it in a brand: they are sent in the order in which they were made. */
  readonly lane: (brand: number) => string
  readonly createdTypeOf: (of: Row | Scope) => CreatedType
  readonly toRow: (row: FolderRow, scope: Scope) => Row
  /** Gives up a folder that the server refused; false where it refused none with this key. */
  readonly discard: (key: string) => Promise<boolean>
  /** Lets the command that moves folders to the trash wait for what is on its way into them. */
  readonly waitForInside?: (rows: readonly Row[], named: NamedRows) => Promise<void>
}

type Made = Enqueued & { readonly key?: string }

interface FolderActions<Scope extends FolderScope> {
  /** Makes a folder, also offline; things can be added to it at once. */
  createFolder(scope: Scope, parent: string | null, given: string): Promise<Made>
  renameFolder(key: string, given: string): Promise<Enqueued>
  moveFolders(keys: readonly string[], parent: string | null): Promise<Enqueued>
  /** With all that is in them. */
  trashFolders(keys: readonly string[]): Promise<Enqueued>
  restoreFolders(keys: readonly string[]): Promise<Enqueued>
}

/** As the server has it. */
const noName = '-'

const callsOf = {
  BRAND: {
    create: createBrandDirectory,
    rename: renameBrandDirectory,
    move: moveBrandDirectories,
    trash: trashBrandDirectories,
    restore: restoreBrandDirectories,
  },
  USER: {
    create: createUserDirectory,
    rename: renameUserDirectory,
    move: moveUserDirectories,
    trash: trashUserDirectories,
    restore: restoreUserDirectories,
  },
} as const

/** What is done with the folders of a library. Everything is queued. */
export function folderActions<Row extends FolderRow, Scope extends FolderScope>({
  table,
  type,
  lane,
  createdTypeOf,
  toRow,
  discard,
  waitForInside,
}: FolderLibrary<Row, Scope>): FolderActions<Scope> {
  const changesOf = (rows: readonly Row[], values: Partial<FolderRow>) =>
    rows.map(({ key }) => ({ table, key, values }))
  const idsOf = (rows: readonly Row[], named: NamedRows) => rows.map((row) => named.idOf(table, row))

  const eachPart = async (
    keys: readonly string[],
    work: (
      rows: readonly Row[],
      of: { readonly brand: number; readonly calls: (typeof callsOf)[CreatedType] },
      named: NamedRows,
    ) => Promise<Enqueued>,
  ) => {
    const rows = await findQueuedRows<Row>(table, keys)
    const types = ['BRAND', 'USER'] as const
    const parts = types.flatMap((createdType) =>
      ofEachBrand(
        rows.filter((row) => createdTypeOf(row) === createdType),
        (part, brand) => () => work(part, { brand, calls: callsOf[createdType] }, new NamedRows()),
      ),
    )
    return runInTurn(parts)
  }

  return {
    async createFolder(scope, parent, given) {
      const { brand } = scope
      const name = cleanName(given, noName)
      const named = new NamedRows()
      const place = await named.placeIn(table, parent)
      if (place === null) return { ok: false, reason: 'signed-out' }
      const key = crypto.randomUUID()
      const row: FolderRow = {
        key,
        brand,
        parent,
        idDirectory: null,
        name,
        createdAt: Date.now(),
        trashedAt: null,
      }
      const body = { name, idParentDirectory: place, ...(type === 'DRIVE' ? {} : { type }) }
      const change = { table, key, values: toRow(row, scope), isNew: true } as const
      const { create } = callsOf[createdTypeOf(scope)]
      const kept = await enqueue(create, { body }, lane(brand), brand, [change], named.refers)
      return kept.ok ? { ...kept, key } : kept
    },

    async renameFolder(key, given) {
      const [row] = await findQueuedRows<Row>(table, [key])
      const name = cleanName(given, row?.name ?? noName)
      if (!row || (await renameRefused(table, key, name))) return { ok: true }
      const named = new NamedRows()
      const { rename } = callsOf[createdTypeOf(row)]
      const input = { params: { id: named.idOf(table, row) }, body: { name } }
      const { brand } = row
      return enqueue(rename, input, lane(brand), brand, changesOf([row], { name }), named.refers)
    },

    moveFolders: (keys, parent) =>
      eachPart(keys, async (rows, { brand, calls }, named) => {
        const place = await named.placeIn(table, parent)
        if (place === null) return { ok: true }
        const body = { idDirectories: idsOf(rows, named), idDirectory: place }
        return enqueue(calls.move, { body }, lane(brand), brand, changesOf(rows, { parent }), named.refers)
      }),

    async trashFolders(keys) {
      const rest: string[] = []
      for (const key of keys) if (!(await discard(key))) rest.push(key)
      return eachPart(rest, async (rows, { brand, calls }, named) => {
        await waitForInside?.(rows, named)
        const body = { idDirectories: idsOf(rows, named) }
        const changes = changesOf(rows, { trashedAt: Date.now() })
        return enqueue(calls.trash, { body }, lane(brand), brand, changes, named.refers)
      })
    },

    restoreFolders: (keys) =>
      eachPart(keys, (rows, { brand, calls }, named) => {
        const body = { idDirectories: idsOf(rows, named) }
        const changes = changesOf(rows, { trashedAt: null })
        return enqueue(calls.restore, { body }, lane(brand), brand, changes, named.refers)
      }),
  }
}
