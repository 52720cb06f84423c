import { languages } from '#model/language/languages.ts'
import { BodyRefused } from '#scene/body/limits.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { checkPage } from '#scene/page/check-page.ts'
import { parsePath } from '#scene/shapes/path-data.ts'
import { makeBody } from './in-language.ts'
import { layersOf, type StoredTemplate } from './read-template.ts'

/** Throws an Error that says in one line what a scene would refuse of a template, in whatever language its texts are. */
export function checkPages(template: StoredTemplate): void {
  const { body } = template
  for (const layer of layersOf(body))
    if (layer.type === 'path' && parsePath(layer.d) === null)
      throw new Error(`body.json layer ${layer.id}, d: has a number that no scene draws`)
  const size = pageSizeOf(body)
  for (const { key } of languages) {
    for (const page of makeBody(template, key, []).pages) {
      try {
        checkPage(page, size)
      } catch (error) {
        if (!(error instanceof BodyRefused)) throw error
        throw new Error(`body.json is not drawn in ${key}: ${error.message}`)
      }
    }
  }
}
