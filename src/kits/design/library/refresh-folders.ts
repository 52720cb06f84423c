import type { AnswerOf } from '#contract/call.ts'
import { pageDirectories } from '#contract/directory.ts'
import { isOnline } from '#engine/browser/network.ts'
import { currentSession } from '#engine/identity/session.ts'
import { createLatest } from '#engine/rest/latest-answer.ts'
import { rest } from '#engine/rest/rest.ts'
import { openAnswered } from '#kits/library/answered-rows.ts'
import type { DesignFolderRow, DesignType } from './design-folder.ts'
import { folderTable } from './read-folders.ts'

type Directory = AnswerOf<typeof pageDirectories>['_embedded']['resDirectoryLists'][number]

const latest = createLatest<boolean>()

/** Brings the folders of the designs of a brand onto this device as the server has them; false where it cannot be asked. */
export function refreshFolders(brand: number): Promise<boolean> {
  const session = currentSession()
  if (!session || !isOnline()) return Promise.resolve(false)
  const { idAccount } = session
  return latest(`${idAccount} ${brand}`, () =>
    refresh(idAccount, brand).catch((cause: unknown) => {
      console.warn('the folders of designs cannot be kept on this device', cause)
      return false
    }),
  )
}

async function refresh(idAccount: number, brand: number): Promise<boolean> {
  const askedAt = Date.now()
  const lists = await Promise.all(
    (['USER', 'BRAND'] as const).flatMap((createdType) =>
      (['USED', 'TRASH'] as const).map((deletedType) => askAll(brand, createdType, deletedType)),
    ),
  )
  // Another account has signed in meanwhile: the answer may be for them.
  if (lists.some((list) => list === null) || currentSession()?.idAccount !== idAccount) return false
  const found = lists.flatMap((list) => list ?? [])
  const table = folderTable(idAccount)
  await table.db.transaction('rw', table, async () => {
    const folders = await openAnswered(table, {
      id: 'idDirectory',
      prefix: 'designFolder',
      all: table.where('brand').equals(brand),
      ids: [],
    })
    await folders.write(
      found.map(
        ({ idDirectory, idParentDirectory, name, createdType, createdAt, deletedAt }): DesignFolderRow => ({
          key: folders.keyOf(idDirectory),
          brand,
          createdType,
          parent: idParentDirectory === 0 ? null : folders.keyOf(idParentDirectory),
          idDirectory,
          name,
          createdAt: Date.parse(createdAt),
          trashedAt: deletedAt === null ? null : Date.parse(deletedAt),
        }),
      ),
      [],
      askedAt,
    )
  })
  return true
}

const size = 1000

/** Null where the server cannot be asked. */
async function askAll(
  idBrand: number,
  createdType: DesignType,
  deletedType: 'USED' | 'TRASH',
): Promise<Directory[] | null> {
  const found: Directory[] = []
  for (let page = 0; ; page++) {
    const query = { type: 'TEMPLATE', createdType, deletedType, deep: 'true', page, size } as const
    const result = await rest(pageDirectories, { query }, { idBrand })
    if (!result.ok) return null
    const { _embedded, page: of } = result.answer
    found.push(..._embedded.resDirectoryLists)
    if (page + 1 >= of.totalPages) return found
  }
}
