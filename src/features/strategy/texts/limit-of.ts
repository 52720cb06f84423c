import { strategy } from '#model/documents/strategy.ts'

const { personality, positioning } = strategy
const { personas, competitors } = positioning
const limits = new Map<string, number>()
for (const field of [...Object.values(personality), ...Object.values(positioning)])
  if (field.kind === 'text') limits.set(field.path, field.max)
for (const { path, properties } of [personas, competitors])
  for (const [name, property] of Object.entries(properties))
    if (property.kind === 'text') limits.set(`${path}/${name}`, property.max)

/**
 * Limit of a text of the strategy in characters, by its path: `positioning.service`,
 * `positioning.personas/<key>/goal`.
 */
export function limitOf(path: string): number | null {
  const [list = '', , property] = path.split('/')
  return limits.get(property === undefined ? list : `${list}/${property}`) ?? null
}
