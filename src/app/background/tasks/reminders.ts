import { defineBackgroundTask } from '../background-task.ts'

/** Rings at the times of the entries of the planner. */
export const ringAtTimes = defineBackgroundTask('document', async (document) => {
  if (document.name !== 'planner') return
  const { ringReminders } = await import('#features/planner-entry/reminders/ring-reminders.ts')
  return ringReminders(document)
})
