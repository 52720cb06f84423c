import { defineBackgroundTask } from '../background-task.ts'

/** Asks the browser to persist this origin's storage, once there is something to keep. */
export const persistStorage = defineBackgroundTask('brand', async () => {
  const { askAtFirstEdit } = await import('../persist-storage.ts')
  return askAtFirstEdit()
})
