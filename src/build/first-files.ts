import type { Plugin, Rolldown } from 'vite'
import { languageOf } from './word-packs.ts'

/** The screens of every day, what each brand's screen loads after its content, and what says that a file is missing. */
export const firstModules = [
  'main.tsx',
  'routes/_brand.tsx',
  'routes/_brand/_menu.tsx',
  'routes/_brand/_menu/brand.index.tsx',
  'routes/_brand/_menu/work-book.index.tsx',
  'routes/_brand/work-book.$.tsx',
  'features/workbook/step/StepPage.tsx',
  'features/workbook/answers/TextQuestion.tsx',
  'app/stored-screen/uncover-screen.ts',
  'app/brand/OpenBrand.tsx',
  'app/brand/BrandFrame.tsx',
  'app/errors/ErrorScreen.tsx',
  'app/errors/NotFoundScreen.tsx',
  'app/errors/FailedPart.tsx',
  'app/background/BackgroundTasks.ts',
  'engine/documents/engine/open-documents.ts',
]

/** Packs of words that such screens do not load; see `word-packs.ts`. */
const laterPacks =
  /^words-[a-z]{2}(?:-[A-Z]{2})?-(?:choices|choices-strategy|drafts|examples|examples-[\w-]+|labels-\w+|late|later-steps-[\w-]+|patterns|rest)$/

/**
 * Marks the entries of the precache that the service worker keeps when it is installed: `first` is 'always', or a language
 * for words of that alone. The rest follows once the page has been idle for a minute.
 */
export function firstFiles() {
  const first = new Map<string, string>()
  const plugin: Plugin = {
    name: 'saegim-first-files',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const file of filesOf(chunks, bundle)) first.set(file, 'always')
      for (const { name, fileName } of chunks) {
        const language = languageOf(name)
        if (language && !laterPacks.test(name))
          first.set(fileName, name.endsWith('-first') ? 'always' : language)
      }
    },
  }
  const mark = <Entry extends { readonly url: string }>(entries: Entry[]) => ({
    manifest: entries.map((entry) => {
      const mark = entry.url === 'index.html' ? 'always' : first.get(entry.url)
      return mark ? { ...entry, first: mark } : entry
    }),
    warnings: [],
  })
  return { plugin, mark }
}

/** The scripts with those modules, all that they import statically, and their style sheets. */
function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): ReadonlySet<string> {
  const files = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some(isFirst)).map(({ fileName }) => fileName),
  )
  // A set goes on to what is added to it meanwhile.
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') continue
    for (const more of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(more)
  }
  return files
}

function isFirst(id: string): boolean {
  const path = id.replace(/\?tsr-split=component$/, '')
  return firstModules.some((module) => path.endsWith(`/src/${module}`))
}
