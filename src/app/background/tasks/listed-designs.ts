import { defineBackgroundTask } from '../background-task.ts'

/** Keeps the lists of designs with what is in those that are open. */
export const followDesigns = defineBackgroundTask('account', async (account) => {
  const { followListed } = await import('#kits/design/changes/follow-listed.ts')
  return followListed(account)
})
