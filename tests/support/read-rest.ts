import { documentsWithAnswers, fieldsOf } from '#model/documents/documents.ts'
import { entities, lists } from '#server/writeback/rest/resources.ts'
import type { BrandOf } from './people.ts'

const fields = documentsWithAnswers.flatMap(fieldsOf)

/** What REST holds, by the path of the field; of lists by `path/property` of the first item. */
export async function readRest({ app, person, idBrand }: BrandOf): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${person.token}`, idBrandHeader: String(idBrand) }
  const asked = new Map<string, Promise<Record<string, never>>>()
  const read = (path: string) => {
    const answer = asked.get(path) ?? fetch(app.url + path, { headers }).then((response) => response.json())
    asked.set(path, answer)
    return answer
  }
  const found: Record<string, unknown> = {}
  for (const field of fields) {
    if (
      field.rest === undefined ||
      field.path.startsWith('approval') ||
      field.path.startsWith('strategyApproval')
    )
      continue
    const list = field.kind === 'list' ? lists[field.rest] : undefined
    if (list) {
      const answer: { _embedded?: Record<string, object[]> } = await read(list.list.path)
      const [first] = answer._embedded?.[list.name] ?? []
      for (const [name, value] of Object.entries(first ?? {})) found[`${field.path}/${name}`] = value
      continue
    }
    const [resource = '', property = ''] = field.rest.split('.')
    const entity = entities[resource]
    if (!entity) continue
    const whole = await read(entity.read.path)
    const part = entity.within ? whole[entity.within] : whole
    const restPath = entity.restPathOf?.(property) ?? [property]
    const value = restPath.reduce(
      (at: Record<string, unknown> | undefined, name) => at?.[name] as never,
      part,
    )
    found[field.path] = property === 'keywords' ? wordsOf(value) : value
  }
  return found
}

function wordsOf(keywords: unknown): unknown {
  return Array.isArray(keywords) ? keywords.map((item) => item?.keyword ?? item) : keywords
}
