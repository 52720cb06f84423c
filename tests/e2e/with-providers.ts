import { startAppServer } from '../support/app-server.ts'
import { openProviders, type Providers } from '../support/providers.ts'
import { test as base } from './journey.ts'

export { expect, installed } from './journey.ts'

/**
 * As `journey.ts`, on a server with Google, Kakao, Naver and Facebook, all four simulated on this machine. They are on
 * 127.0.0.1 and the app on localhost: another site, as they are to everybody.
 */
export const test = base.extend<{ providers: Providers }, { allProviders: Providers }>({
  allProviders: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const providers = await openProviders()
      await use(providers)
      await providers.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ allProviders }, use) => {
      const app = await startAppServer(allProviders.variables)
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Which person they return and how they behave, for one journey. */
  providers: async ({ allProviders }, use) => {
    allProviders.reset()
    await use(allProviders)
  },
})
