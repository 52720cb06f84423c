import type { FactsOf } from './loads.ts'
import { type Limits, mergeParts, type Part } from './merge-parts.ts'
import type { ModuleLoads } from './module-loads.ts'

/** What a load that is seldom counts beside a screen's. */
export const lightWeight = 0.05
/** Of a style sheet the script has the names of its classes. */
const styleSize = 200

/**
 * Names the chunk of every module. Modules that exactly the same loads need are one part; then parts are merged until
 * there are few enough scripts and style sheets, or each further file saved would cost too much. What every page starts with is `app`.
 */
export function nameChunks(
  { of, always, light }: ModuleLoads,
  factsOf: FactsOf,
  limits: Pick<Limits, 'files' | 'mostPerFile'>,
): ReadonlyMap<string, string> {
  const groups = [...Map.groupBy(of.keys(), (id) => of.get(id)?.join() ?? '').values()]
  const partOf = new Map(groups.flatMap((ids, part) => ids.map((id) => [id, part] as const)))
  const parts = groups.map((ids, part): Part => {
    const imported = ids.flatMap((id) => factsOf(id)?.importedIds ?? []).flatMap((id) => partOf.get(id) ?? [])
    return {
      loads: of.get(ids[0] ?? '') ?? always,
      size: ids.reduce((sum, id) => sum + (isStyle(id) ? styleSize : (factsOf(id)?.code?.length ?? 0)), 0),
      files: ids.some(isStyle) ? 2 : 1,
      imports: new Set(imported.filter((other) => other !== part)),
    }
  })
  const merged = mergeParts(parts, { ...limits, light, lightWeight })
  const start = merged[groups.findIndex(([id]) => of.get(id ?? '') === always)]
  return new Map(
    [...partOf].map(([id, part]) => [id, merged[part] === start ? 'app' : `code-${merged[part]}`]),
  )
}

function isStyle(id: string): boolean {
  return id.endsWith('.css')
}
