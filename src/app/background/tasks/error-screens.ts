import { defineBackgroundTask } from '../background-task.ts'

/** Loads the error screens in advance: offline they could not be loaded when they are needed. */
export const loadErrorScreens = defineBackgroundTask('page', async () => {
  await Promise.allSettled([
    import('#app/errors/ErrorScreen.tsx'),
    import('#app/errors/NotFoundScreen.tsx'),
    import('#app/errors/FailedPart.tsx'),
  ])
})
