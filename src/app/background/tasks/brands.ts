import { currentBrand } from '#engine/identity/session.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Fetches the list of brands. The open brand may be new in it: then it is noted as opened here. */
export const fetchBrands = defineBackgroundTask('account', async () => {
  const { noteOpened, pullBrands } = await import('#engine/store/brands.ts')
  await pullBrands()
  const open = currentBrand()
  if (typeof open === 'number') await noteOpened(open)
})

/** Notes that the brand was opened on this device. */
export const noteOpenedBrand = defineBackgroundTask('brand', async ({ account, brand }) => {
  if (account === null || typeof brand !== 'number') return
  const { noteOpened } = await import('#engine/store/brands.ts')
  await noteOpened(brand)
})
