import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'

const mapId = 'virtual:words'

/**
 * What there is to say in a language is one file's knowledge: the words around every screen, and where all others are.
 * A page reads one language, so it never learns the names of the files of the others.
 */
export function wordsOfLanguages(root: string, languages: readonly string[]): Plugin {
  return {
    name: 'saegim-words-of-languages',
    resolveId: (id) => (id === mapId || id.startsWith(`${mapId}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${mapId}`) {
        const lines = languages.map(
          (language) =>
            `${JSON.stringify(language)}: () => import(${JSON.stringify(`${mapId}/${language}`)}),`,
        )
        return `export const words = {${lines.join('\n')}}`
      }
      if (!id.startsWith(`\0${mapId}/`)) return null
      const language = id.slice(mapId.length + 2)
      const content = globSync(`{${contentNames.join(',')}}.json`, {
        cwd: resolve(root, 'locales', language),
      })
      const lines = content.map((file) => {
        const path = resolve(root, 'locales', language, file)
        return `${JSON.stringify(basename(file, '.json'))}: () => import(${JSON.stringify(path)}),`
      })
      return [
        `export { interfaceWords } from 'virtual:interface-words/${language}'`,
        `export { workbookWords } from 'virtual:workbook-words/${language}'`,
        `export const contentWords = {${lines.join('\n')}}`,
      ].join('\n')
    },
  }
}

const contentNames = [
  'options',
  'drafts',
  'reference',
  'countries',
  'documents',
  'options-strategy',
  'drafts-strategy',
  'errors',
]
