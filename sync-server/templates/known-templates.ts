import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPages } from './check-pages.ts'
import { readTemplate, type StoredTemplate, templateFiles } from './read-template.ts'

/** Of all sources together; the one that was read longest ago is forgotten first. */
const mostKnown = 4_000

/** Templates as they were read last, so that a change of one folder costs the work of one. */
export class KnownTemplates {
  readonly #known = new Map<string, { readonly stamp: string; readonly template: StoredTemplate }>()

  /** Checked for scenes in all languages. Rejects as `readTemplate` and `checkPages`. */
  async read(folder: string, idTemplate: number, tags: ReadonlySet<string>): Promise<StoredTemplate> {
    // Taken before the files are read: what changes meanwhile has another one.
    const stamp = await stampOf(folder)
    const known = this.#known.get(folder)
    const isSame = known?.stamp === stamp && known.template.about.tags.every((tag) => tags.has(tag))
    const template = isSame ? known.template : await readTemplate(folder, idTemplate, tags)
    if (!isSame) checkPages(template)
    this.#known.delete(folder)
    this.#known.set(folder, { stamp, template })
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= mostKnown) break
      this.#known.delete(oldest)
    }
    return template
  }
}

/** Times and sizes of the files. */
async function stampOf(folder: string): Promise<string> {
  const files = templateFiles.map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => null)
    return found ? `${found.mtimeMs} ${found.size}` : 'missing'
  })
  return (await Promise.all(files)).join('\n')
}
