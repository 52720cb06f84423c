import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useTellDone } from '#kits/library/useTellDone.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import type { DesignItem } from '../library/design-item.ts'

/** Deletes what is in the trash for good: folders at the server at once, designs by commands. */
export function usePurge(brand: BrandRef): (items: readonly DesignItem[]) => Promise<void> {
  const tell = useTellKept()
  const done = useTellDone()
  const failureMessage = useFailureMessage()
  return async (items) => {
    if (isLocal(brand)) return
    const [{ purgeDesigns }, { deleteFolders }] = await Promise.all([
      import('#kits/design/changes/design-actions.ts'),
      import('#kits/design/library/delete-folders.ts'),
    ])
    const folders = items.flatMap((item) => (item.type === 'folder' ? item.folder : []))
    const result = await deleteFolders(brand, folders)
    if (!result.ok) {
      showMessage(failureMessage(result))
      return
    }
    const documents = items.flatMap((item) => (item.type === 'design' ? item.design.document : []))
    if (!tell(await purgeDesigns(brand, documents))) return
    done.deletedForGood(items.length)
  }
}
