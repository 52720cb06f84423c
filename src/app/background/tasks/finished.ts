import { defineBackgroundTask } from '../background-task.ts'

/** Dates the seals of sections that are finished. */
export const dateSeals = defineBackgroundTask('document', async (document) => {
  const { noteFinished } = await import('../note-finished.ts')
  return noteFinished(document)
})
