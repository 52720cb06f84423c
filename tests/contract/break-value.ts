import * as fc from 'fast-check'
import { oddNames, oddValues, textOf } from './arbitrary-values.ts'

/** One change that makes a value nearly valid. */
export interface Break {
  readonly how: 'replace' | 'remove' | 'add' | 'insert' | 'repeat' | 'wrap' | 'shift'
  /** Which part of the value is changed, modulo the number of its parts. */
  readonly at: number
  readonly name: string
  readonly value: unknown
}

export const breaks: fc.Arbitrary<Break> = fc.record({
  how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'insert', 'repeat', 'wrap', 'shift'),
  at: fc.nat(),
  name: oddNames,
  value: oddValues,
})

type Path = readonly string[]

/** The value with one of its parts changed. */
export function breakValue(value: unknown, change: Break): unknown {
  const paths = pathsOf(value)
  return changeAt(value, paths[change.at % paths.length] ?? [], (part) => breakPart(part, change))
}

/** Stands for a property that is left out. */
const nothing = Symbol('nothing')

function breakPart(part: unknown, { how, name, value, at }: Break): unknown {
  switch (how) {
    case 'remove':
      return nothing
    case 'add':
      if (Array.isArray(part)) return [...part, value]
      return isObject(part) ? Object.fromEntries([...Object.entries(part), [name, value]]) : value
    case 'insert': {
      if (typeof part !== 'string') return value
      const place = at % (part.length + 1)
      return part.slice(0, place) + textOf(value) + part.slice(place)
    }
    case 'repeat':
      if (Array.isArray(part)) return [...part, ...part]
      return typeof part === 'string' ? part.repeat(50) : [part, part]
    case 'wrap':
      return at % 2 === 0 ? [part] : { [name]: part }
    case 'shift':
      return typeof part === 'number' ? part + ([-1, 1, 0.5, 2 ** 31, -(2 ** 53)][at % 5] ?? 0) : value
    default:
      return value
  }
}

function changeAt(value: unknown, [first, ...rest]: Path, change: (part: unknown) => unknown): unknown {
  if (first === undefined) {
    const changed = change(value)
    return changed === nothing ? undefined : changed
  }
  if (Array.isArray(value)) {
    return value.map((each, at) => (String(at) === first ? changeAt(each, rest, change) : each))
  }
  if (!isObject(value)) return value
  // JSON leaves out what is undefined.
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, each]) => [key, key === first ? changeAt(each, rest, change) : each]),
  )
}

/** Paths of all parts; those near the top first, and not more than 200 of them. */
function pathsOf(value: unknown): Path[] {
  const found: Path[] = []
  const waiting: { readonly part: unknown; readonly path: Path }[] = [{ part: value, path: [] }]
  for (let next = waiting.shift(); next && found.length < 200; next = waiting.shift()) {
    const { part, path } = next
    found.push(path)
    if (typeof part !== 'object' || part === null) continue
    for (const [key, each] of Object.entries(part)) waiting.push({ part: each, path: [...path, key] })
  }
  return found
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
