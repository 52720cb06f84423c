import { defineBackgroundTask } from '../background-task.ts'

/** Sends the queued commands of the account. */
export const sendOutbox = defineBackgroundTask('account', async () => {
  const { watchOutbox } = await import('#engine/queue/outbox.ts')
  return watchOutbox()
})
