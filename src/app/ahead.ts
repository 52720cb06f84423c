import { interfaceWords } from 'virtual:interface-words'
import { workbookWords } from 'virtual:workbook-words'
import { pageLanguage } from '#device/words/page-language.ts'

/**
 * Where a worker holds every file on this device, a brand's screen does not wait for one file to ask for the next: what
 * it will need is asked for at once, what opens its guide among it. Never rejects: who needs a file asks again.
 */
export async function loadAhead(path: string): Promise<void> {
  const [, screen, group] = path.split('/')
  if (screen !== 'brand' && screen !== 'work-book') return
  const language = pageLanguage()
  const needed: (Promise<unknown> | undefined)[] = [
    import('#device/documents/open-ahead.ts').then(({ openAhead }) => openAhead()),
    import('./shell/BrandShell.tsx'),
    interfaceWords[`${language}/frame`]?.(),
    workbookWords[`${language}/sections`]?.(),
  ]
  if (screen === 'work-book' && group) {
    needed.push(
      import('#features/workbook/StepPage.tsx'),
      interfaceWords[`${language}/workbook`]?.(),
      workbookWords[`${language}/${group}.steps`]?.(),
    )
  } else needed.push(import('./shell/BrandFrame.tsx'), workbookWords[`${language}/outline`]?.())
  await Promise.allSettled(needed)
}
