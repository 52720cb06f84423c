import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const mapId = 'virtual:workbook-words'

interface Workbook {
  readonly sections: Record<string, unknown>
  readonly steps: Record<string, Step>
}

interface Step {
  readonly [name: string]: unknown
}

/**
 * Splits `locales/<language>/workbook.json`, and `workbook-….json` beside it, into virtual modules that are
 * loaded one by one: `sections` has the names of the sections, `outline` the names and titles of all steps,
 * `<group>.labels` the names, titles and field labels of a group's steps, `<group>.examples` their examples,
 * `<section>.steps` all texts of a section's steps but the examples. `virtual:workbook-words/<language>`
 * exports a map of their imports by these names.
 */
export function workbookParts(root: string): Plugin {
  const filesOf = (language: string) =>
    globSync('workbook*.json', { cwd: resolve(root, 'locales', language) })
      .sort()
      .map((name) => resolve(root, 'locales', language, name))
  const read = (language: string): Workbook => {
    const files = filesOf(language).map((file): Partial<Workbook> => JSON.parse(readFileSync(file, 'utf8')))
    return {
      sections: Object.assign({}, ...files.map(({ sections }) => sections)),
      steps: Object.assign({}, ...files.map(({ steps }) => steps)),
    }
  }
  return {
    name: 'saegim-workbook-parts',
    resolveId: (id) => (id.startsWith(`${mapId}/`) ? `\0${id}` : null),
    load(id) {
      const [language, part] = /^\0virtual:workbook-words\/([^/]+)(?:\/(.+))?$/.exec(id)?.slice(1) ?? []
      if (!language) return null
      if (!part) {
        const paths = Object.keys(read('ko').steps)
        const parts = [
          'sections',
          'outline',
          ...namesOf(paths, groupOf).flatMap((group) => [`${group}.labels`, `${group}.examples`]),
          ...namesOf(paths, sectionOf).map((section) => `${section}.steps`),
        ]
        const lines = parts.map(
          (name) =>
            `${JSON.stringify(name)}: () => import(${JSON.stringify(`${mapId}/${language}/${name}`)}),`,
        )
        return `export const workbook = {${lines.join('\n')}}`
      }
      for (const file of filesOf(language)) this.addWatchFile(file)
      const { sections, steps } = read(language)
      // `JSON.parse` of a string is faster than evaluating an object literal.
      const asModule = (content: unknown) =>
        `export default JSON.parse(${JSON.stringify(JSON.stringify(content))})`
      if (part === 'sections') return asModule(sections)
      if (part === 'outline') return asModule(each(steps, outlineOf))
      const [prefix, kind] = part.split('.')
      const own = Object.fromEntries(Object.entries(steps).filter(([path]) => path.startsWith(`${prefix}/`)))
      if (kind === 'labels') return asModule(each(own, labelsOf))
      return asModule(each(own, kind === 'examples' ? ({ examples }) => examples : withoutExamples))
    },
  }
}

function groupOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function sectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function namesOf(paths: readonly string[], nameOf: (path: string) => string): string[] {
  return [...new Set(paths.map(nameOf))]
}

function outlineOf({ name, title }: Step) {
  return { name, title }
}

function labelsOf({ name, title, labels }: Step) {
  return { name, title, labels }
}

function withoutExamples({ examples, ...step }: Step) {
  return step
}

function each(steps: Record<string, Step>, pick: (step: Step) => unknown) {
  return Object.fromEntries(Object.entries(steps).map(([path, step]) => [path, pick(step)]))
}
