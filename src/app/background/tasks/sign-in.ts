import { defineBackgroundTask } from '../background-task.ts'

/** Finishes what an earlier sign-in or sign-out could not: now, and whenever the network returns. */
export const resumeSignIn = defineBackgroundTask('screen', async () => {
  const { resumeSignIn: resume } = await import('#kits/account/sign-in.ts')
  const again = () => void resume()
  again()
  addEventListener('online', again)
  return () => removeEventListener('online', again)
})
