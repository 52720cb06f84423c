import { openTestMeta } from '#server/gateways/sns/test-meta.ts'
import { startAppServer } from '../support/app-server.ts'
import { openProviders, type Providers } from '../support/providers.ts'
import { test as base } from './journey.ts'

export { expect, installed } from './journey.ts'

type Meta = Awaited<ReturnType<typeof openTestMeta>>

/**
 * As `journey.ts`, on a server with Google, Kakao, Naver and Facebook to sign in by, and with Instagram to connect accounts of
 * brands, all simulated on this machine. They are on
 * 127.0.0.1 and the app on localhost: another site, as they are to everybody.
 */
export const test = base.extend<
  { providers: Providers; meta: Meta },
  { allProviders: Providers; allMeta: Meta }
>({
  allProviders: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const providers = await openProviders()
      await use(providers)
      await providers.close()
    },
    { scope: 'worker' },
  ],
  allMeta: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const meta = await openTestMeta()
      await use(meta)
      await meta.close()
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ allProviders, allMeta }, use) => {
      const instagram = Object.entries(allMeta.variables).filter(([name]) => name.startsWith('INSTAGRAM_'))
      const app = await startAppServer({ ...Object.fromEntries(instagram), ...allProviders.variables })
      await use(app)
      await app.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  meta: async ({ allMeta }, use) => {
    allMeta.reset()
    await use(allMeta)
  },
  /** Which person they return and how they behave, for one journey. */
  providers: async ({ allProviders }, use) => {
    allProviders.reset()
    await use(allProviders)
  },
})
