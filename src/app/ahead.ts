import { fileNamed, loadLanguage } from '#device/words/language-words.ts'
import { pageLanguage } from '#device/words/page-language.ts'

/** Settles when everything asked for ahead is there, at once on a device whose worker holds no files yet. */
export const ahead: Promise<void> = navigator.serviceWorker?.controller
  ? loadAhead(location.pathname)
  : Promise.resolve()

/**
 * Where a worker holds every file on this device, a brand's screen does not wait for one file to ask for the next: what
 * it will need is asked for at once, what opens its guide among it. Never rejects: who needs a file asks again.
 */
async function loadAhead(path: string): Promise<void> {
  const [, screen, ...step] = path.split('/')
  if (screen !== 'brand' && screen !== 'work-book') return
  const isStep = screen === 'work-book' && step.length > 1
  await Promise.allSettled([
    import('#device/documents/engine/open-documents.ts').then(({ preloadGuide }) => preloadGuide()),
    import('./brand/BrandShell.tsx'),
    isStep ? import('#features/workbook/StepPage.tsx') : import('./brand/BrandFrame.tsx'),
    loadWordsAhead(isStep ? step.slice(0, -1).join('/') : undefined),
  ])
}

/** What a step of this section says, or a screen that lists all steps. */
async function loadWordsAhead(section: string | undefined): Promise<void> {
  const { catalogs, workbook } = await loadLanguage(pageLanguage())
  const parts = section ? ['sections', `${section}.steps`] : ['sections', 'outline']
  await Promise.allSettled([
    ...parts.map((part) => workbook[part]?.()),
    ...(section ? ['workbook', 'workbook-step'] : ['brand']).map((name) => fileNamed(catalogs, name)?.()),
  ])
}
