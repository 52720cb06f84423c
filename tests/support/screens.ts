import type { AnyRoute } from '@tanstack/react-router'
import type { Page } from 'playwright'

export interface Screen {
  /** As its route declares it, with names of parameters. */
  readonly path: string
  readonly guard: 'public' | 'session' | 'brand'
}

/** What to open of a path with parameters. A new one needs a line here. */
const samples: Readonly<Record<string, readonly string[]>> = {
  '/brand/assets/document/{-$id}': [
    '/brand/assets/document',
    '/brand/assets/document/1TestBusinessPlan0123456789abcdefghijklmnopq',
  ],
  '/brand/assets/document/brand/{-$id}': ['/brand/assets/document/brand'],
  '/brand/design/$id': ['/brand/design/00000000-0000-4000-8000-000000000000'],
  '/editor': ['/editor?idTemplate=00000000-0000-4000-8000-000000000000'],
  '/brand/ai-tool/$tool': ['review', 'layout', 'cut-out', 'image'].map((tool) => `/brand/ai-tool/${tool}`),
  '/brand/brand-template/$id': ['/brand/brand-template/00000000-0000-4000-8000-000000000000'],
  '/brand/market/bundle/$id': ['/brand/market/bundle/1'],
  '/brand/market/bundle-expand/$id': ['/brand/market/bundle-expand/1'],
  '/brand/drive/$id': ['/brand/drive/1'],
  '/brand/setting/payment/$pid': ['/brand/setting/payment/sgunknown'],
  '/brand/setting/logoquest/{-$step}': [0, 1, 2, 3, 4, 5, 6, 'success'].map(
    (step) => `/brand/setting/logoquest/${step}`,
  ),
  '/brand/setting/paylogo/{-$id}': ['/brand/setting/paylogo', '/brand/setting/paylogo/1'],
  '/oauth2/{-$provider}': ['/oauth2/kakao'],
  '/payment/$idPaymentLink': ['/payment/0123456789abcdefghijkl'],
  '/quest/$step': ['/quest/0'],
  '/quest/event/$step': ['/quest/event/0'],
  '/brand/setting/worker/$task': ['/brand/setting/worker/new'],
  '/work-book/$': [
    '/work-book/core/story/background',
    '/work-book/core/value/coreValue',
    '/work-book/core/vision/present',
    '/work-book/core/value/definition',
  ],
}

/** Every screen of the built app, as its own router knows it: a new route is here by itself. */
export async function readScreens(page: Page, url: string): Promise<Screen[]> {
  await page.goto(`${url}/quest/0`)
  await page.waitForFunction(() => window.__TSR_ROUTER__ !== undefined)
  return page.evaluate(() => {
    const routes = Object.values(window.__TSR_ROUTER__?.routesById ?? {}) as AnyRoute[]
    return routes.flatMap((route): Screen[] => {
      if (!route.options.staticData?.screen) return []
      let guard: Screen['guard'] | undefined
      for (let above: AnyRoute | undefined = route; above; above = above.parentRoute)
        guard ??= above.options.staticData?.guard
      return [{ path: String(route.fullPath).replace(/(?<=.)\/$/, ''), guard: guard ?? 'public' }]
    })
  })
}

/** The addresses to open of a screen: its path, or samples of it. */
export function addressesOf({ path }: Screen): readonly string[] {
  const found = samples[path] ?? [path]
  if (found.some((address) => address.includes('$')))
    throw new Error(`tests/support/screens.ts needs a sample of ${path}`)
  return found
}
