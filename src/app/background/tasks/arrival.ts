import { defineBackgroundTask } from '../background-task.ts'
import { noteArrival } from '../note-arrival.ts'

/** Reads the address that the page was opened with: the router may have navigated meanwhile. */
export const keepInviteOfArrival = defineBackgroundTask('page', () => {
  const [arrival] = performance.getEntriesByType('navigation')
  if (arrival) noteArrival(arrival.name)
})
