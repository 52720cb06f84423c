import { useSession } from '#engine/identity/session.ts'
import type { StoredBrand } from '#engine/store/account-store.ts'
import type { NoticeRow } from '#engine/store/notice-row.ts'
import { useLive } from '#engine/store/useLive.ts'

export interface ShownNotice extends NoticeRow {
  /** Name of the brand it is about; '' if it is about none. */
  readonly brandName: string
}

/** The notices of this device, newest first; undefined while loading. */
export function useNotices(): readonly ShownNotice[] | undefined {
  const idAccount = useSession().session?.idAccount ?? null
  return useLive(idAccount === null ? null : `${idAccount} notices`, async () => {
    const [{ readNotices }, { accountStore }] = await Promise.all([
      import('#engine/store/notices.ts'),
      import('#engine/store/account-store.ts'),
    ])
    return async () => {
      const id = idAccount ?? 0
      const [rows, brands] = await Promise.all([readNotices(id), accountStore(id).brands.toArray()])
      const names = new Map(brands.map(({ id: brand, name }: StoredBrand) => [brand, name]))
      return rows.map((row) => ({
        ...row,
        brandName: row.brand === null ? '' : (names.get(row.brand) ?? ''),
      }))
    }
  })
}

export async function markNoticesRead(idAccount: number, notices: readonly NoticeRow[]): Promise<void> {
  const { markRead } = await import('#engine/store/notices.ts')
  await markRead(
    idAccount,
    notices.filter(({ isRead }) => !isRead).map(({ id }) => id),
  )
}
