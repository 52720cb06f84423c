import { defineBackgroundTask } from '../background-task.ts'

/** Stores the open screen, so that the next start shows its words at once. */
export const storeScreens = defineBackgroundTask('brand', async () => {
  const { keepScreens } = await import('#app/stored-screen/keep-screens.ts')
  return keepScreens()
})
