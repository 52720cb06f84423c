import { loadLanguage } from '#engine/words/language-words.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { mainDocument } from '#model/document-kinds/names.ts'

/** Resolves when everything is loaded; at once on a page without a service worker. Never rejects. */
export const preloaded: Promise<void> = navigator.serviceWorker?.controller
  ? preloadBrand(location.pathname)
  : Promise.resolve()

/**
 * Requests all files of a brand's screen in parallel, instead of one after the other, and opens its guide.
 * Only for pages with a service worker, where every file is on the device. Never rejects: a file that failed
 * is requested again where it is needed.
 */
async function preloadBrand(path: string): Promise<void> {
  const [, screen, ...step] = path.split('/')
  if (screen !== 'brand' && screen !== 'work-book') return
  const isStep = screen === 'work-book' && step.length > 1
  // Not awaited: the page shows its heading without it.
  if (screen === 'brand' && step[0] === 'market') void preloadCards()
  await Promise.allSettled([
    import('#engine/documents/engine/open-documents.ts').then(({ preloadDocument }) =>
      preloadDocument(mainDocument),
    ),
    import('./brand/OpenBrand.tsx'),
    isStep ? import('#features/workbook/step/StepPage.tsx') : import('./brand/BrandFrame.tsx'),
    preloadWords(isStep ? step.slice(0, -1).join('/') : undefined),
  ])
}

/** Loads the texts of the steps of this section, or of a screen that lists all steps. */
async function preloadWords(section: string | undefined): Promise<void> {
  const { catalogs, workbook } = await loadLanguage(pageLanguage())
  const parts = section ? ['sections', `${section}.steps`] : ['sections', 'outline']
  await Promise.allSettled([
    ...parts.map((part) => workbook[part]?.()),
    catalogs[`./${section ? 'workbook-step' : 'brand'}.po`]?.(),
  ])
}

/** Starts the worker that draws cards, and requests what the market shows below its heading. */
async function preloadCards(): Promise<void> {
  const { catalogs } = await loadLanguage(pageLanguage())
  await Promise.allSettled([
    import('#kits/design/cards/card-worker-source.ts').then(({ prepareCardWorker }) => prepareCardWorker()),
    import('#features/market/MarketScreen.tsx'),
    ...['shared', 'market'].map((part) => catalogs[`./${part}.po`]?.()),
  ])
}
