import { defineBackgroundTask } from '../background-task.ts'

/** Asks who is signed in: name, picture and language may have been changed on another device. */
export const fetchMe = defineBackgroundTask('account', async () => {
  const { loadMe } = await import('#kits/account/load-me.ts')
  await loadMe()
})
