import { words } from 'virtual:words'
import { pageLanguage } from '#device/words/page-language.ts'

/**
 * Where a worker holds every file on this device, a brand's screen does not wait for one file to ask for the next: what
 * it will need is asked for at once, what opens its guide among it. Never rejects: who needs a file asks again.
 */
export async function loadAhead(path: string): Promise<void> {
  const [, screen, group] = path.split('/')
  if (screen !== 'brand' && screen !== 'work-book') return
  const isStep = screen === 'work-book' && group !== undefined
  await Promise.allSettled([
    import('#device/documents/open-ahead.ts').then(({ openAhead }) => openAhead()),
    import('./shell/BrandShell.tsx'),
    isStep ? import('#features/workbook/StepPage.tsx') : import('./shell/BrandFrame.tsx'),
    loadWordsAhead(isStep ? group : undefined),
  ])
}

/** The words of a step of this group, or those of a screen that lists all steps. */
async function loadWordsAhead(group: string | undefined): Promise<void> {
  const { interfaceWords, workbookWords } = await words[pageLanguage()]()
  await Promise.allSettled([
    workbookWords.sections?.(),
    ...(group
      ? [interfaceWords.workbook?.(), workbookWords[`${group}.steps`]?.()]
      : [workbookWords.outline?.()]),
  ])
}
