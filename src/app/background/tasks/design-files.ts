import { isLocal } from '#engine/identity/brand-ref.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Tells designs the ids of the pictures that were picked for them on this device. */
export const tellDesigns = defineBackgroundTask('brand', async ({ account, brand }) => {
  if (account === null || isLocal(brand)) return
  const { settleDesignFiles } = await import('#kits/design/changes/settle-design-files.ts')
  return settleDesignFiles(account, brand)
})
