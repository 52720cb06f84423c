import { withWords } from '#device/words/interface.ts'
import { defineBackgroundTask } from '../background-task.ts'

/** Loads the error screens in advance: offline they could not be loaded when they are needed. */
export const loadErrorScreens = defineBackgroundTask('page', async () => {
  await Promise.allSettled([
    withWords(import('#app/errors/ErrorScreen.tsx'), 'tools'),
    withWords(import('#app/errors/NotFoundScreen.tsx'), 'tools'),
    withWords(import('#app/errors/FailedPart.tsx'), 'tools'),
  ])
})
