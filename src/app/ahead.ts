import { words } from 'virtual:words'
import { pageLanguage } from '#device/words/page-language.ts'

/**
 * Where a worker holds every file on this device, a brand's screen does not wait for one file to ask for the next: what
 * it will need is asked for at once, what opens its guide among it. Never rejects: who needs a file asks again.
 */
export async function loadAhead(path: string): Promise<void> {
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

/** The words of a step of this section, or those of a screen that lists all steps. */
async function loadWordsAhead(section: string | undefined): Promise<void> {
  const { interfaceWords, workbookWords } = await words[pageLanguage()]()
  await Promise.allSettled([
    workbookWords.sections?.(),
    ...(section
      ? [interfaceWords.workbook?.(), workbookWords[`${section}.steps`]?.()]
      : [workbookWords.outline?.()]),
  ])
}
