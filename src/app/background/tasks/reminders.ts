import { traitsOf } from '#model/document-kinds/names.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Rings at the times of what a document reminds of. */
export const ringAtTimes = defineBackgroundTask('document', async (document) => {
  if (!traitsOf(document.name).hasReminders) return
  const { ringReminders } = await import('#features/planner-entry/reminders/ring-reminders.ts')
  return ringReminders(document)
})
