import { withWords } from '#device/words/interface.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Asks the browser to persist this origin's storage, once there is something to keep. */
export const persistStorage = defineBackgroundTask('brand', async () => {
  const { askAtFirstEdit } = await withWords(import('../persist-storage.ts'), 'tools')
  return askAtFirstEdit()
})
