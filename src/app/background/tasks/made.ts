import { defineBackgroundTask } from '../background-task.ts'

/** Sends documents that were made without a network, once the server knows them. */
export const sendMade = defineBackgroundTask('account', async (account) => {
  const { sendMadeDocuments } = await import('#kits/account/send-made.ts')
  return sendMadeDocuments(account)
})
