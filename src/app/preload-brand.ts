import { loadLanguage } from '#device/words/language-words.ts'
import { pageLanguage } from '#device/words/page-language.ts'

/** Settles when everything is loaded; at once on a page that no worker controls. */
export const preloaded: Promise<void> = navigator.serviceWorker?.controller
  ? preloadBrand(location.pathname)
  : Promise.resolve()

/**
 * Requests in parallel all files that a screen of a brand needs, and opens its guide, instead of one file naming the
 * next. Only for pages controlled by a worker, where every file is on the device. Never rejects: whoever needs a file
 * requests it again.
 */
async function preloadBrand(path: string): Promise<void> {
  const [, screen, ...step] = path.split('/')
  if (screen !== 'brand' && screen !== 'work-book') return
  const isStep = screen === 'work-book' && step.length > 1
  await Promise.allSettled([
    import('#device/documents/engine/open-documents.ts').then(({ preloadGuide }) => preloadGuide()),
    import('./brand/OpenBrand.tsx'),
    isStep ? import('#features/workbook/StepPage.tsx') : import('./brand/BrandFrame.tsx'),
    preloadWords(isStep ? step.slice(0, -1).join('/') : undefined),
  ])
}

/** What a step of this section says, or a screen that lists all steps. */
async function preloadWords(section: string | undefined): Promise<void> {
  const { catalogs, workbook } = await loadLanguage(pageLanguage())
  const parts = section ? ['sections', `${section}.steps`] : ['sections', 'outline']
  await Promise.allSettled([
    ...parts.map((part) => workbook[part]?.()),
    ...(section ? ['workbook', 'workbook-step'] : ['brand']).map((name) => catalogs[`./${name}.po`]?.()),
  ])
}
