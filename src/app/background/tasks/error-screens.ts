import { withWords } from '#device/words/interface.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Loads the screens that tell of errors: offline, at the moment they are needed, they could not be loaded. */
export const loadErrorScreens = defineBackgroundTask('page', async () => {
  await Promise.allSettled([
    withWords(import('#app/errors/ErrorScreen.tsx'), 'tools'),
    withWords(import('#app/errors/NotFoundScreen.tsx'), 'tools'),
  ])
})
