import type { z } from 'zod'
import { body, type DesignBody } from './body.ts'

/** A body as it was sent or stored, or why it is none: of a newer version, or broken, with a sentence that names what. */
export type ReadBody =
  | { readonly ok: true; readonly body: DesignBody }
  | { readonly ok: false; readonly problem: 'newer' | 'broken'; readonly reason: string }

/** Values in a body of any size that is drawn, lists and objects included. */
const mostValues = 100_000
/** Levels of lists and objects; a body with all of its groups has 13. */
const mostLevels = 20
/** Problems that a reason names. */
const mostNamed = 3

/** Reads a body of unknown origin. Never throws, whatever it is. */
export function readBody(value: unknown): ReadBody {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return broken('is no body')
  const { v } = value as { readonly v?: unknown }
  if (typeof v === 'number' && Number.isInteger(v) && v > 1)
    return { ok: false, problem: 'newer', reason: `is of version ${v}, and version 1 is known here` }
  const size = sizeProblem(value)
  if (size !== null) return broken(size)
  const parsed = body.safeParse(value)
  if (parsed.success) return { ok: true, body: parsed.data }
  const { issues } = parsed.error
  const named = issues.slice(0, mostNamed).map((issue) => sentenceOf(issue, value))
  if (issues.length > mostNamed) named.push(`and ${issues.length - mostNamed} more`)
  return broken(named.join('; '))
}

function broken(reason: string): ReadBody {
  return { ok: false, problem: 'broken', reason }
}

/** What is too large or too deep for the schema to look at. Counts without recursion. */
function sizeProblem(value: object): string | null {
  let count = 0
  let level: object[] = [value]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > mostLevels) return `is nested deeper than ${mostLevels} levels`
    const next: object[] = []
    for (const each of level) {
      count += Array.isArray(each) ? each.length : Object.keys(each).length
      if (count > mostValues) return `has more than ${mostValues} values`
      for (const inner of Object.values(each))
        if (typeof inner === 'object' && inner !== null) next.push(inner)
    }
    level = next
  }
  return null
}

/** `layer t4, size: …`; without a layer the path alone. */
function sentenceOf({ path, message }: z.core.$ZodIssue, value: object): string {
  let at: unknown = value
  let layer: string | null = null
  let field: PropertyKey[] = []
  for (const key of path) {
    at = typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined
    field.push(key)
    const id = typeof at === 'object' && at !== null ? (at as { readonly id?: unknown }).id : undefined
    if (typeof id !== 'string') continue
    layer = id.slice(0, 40)
    field = []
  }
  const names = field.map(String).join('.')
  const where = [...(layer === null ? [] : [`layer ${layer}`]), ...(names === '' ? [] : [names])].join(', ')
  return where === '' ? message : `${where}: ${message}`
}
