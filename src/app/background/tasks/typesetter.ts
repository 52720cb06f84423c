import { defineBackgroundTask } from '../background-task.ts'

/** Downloads the typesetter of brand books while a brand is open. */
export const keepBookTypesetter = defineBackgroundTask('brand', async () => {
  const { keepTypesetterLater } = await import('#engine/pdf/keep-typesetter.ts')
  return keepTypesetterLater()
})
