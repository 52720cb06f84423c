import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogOf } from './catalogs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

interface FileFacts {
  readonly hasMessages: boolean
  /** Paths of our own modules that the file imports statically. */
  readonly imports: readonly string[]
}

const known = new Map<string, FileFacts>()

/**
 * Names of the catalogs with the messages of a module and of all that it imports statically, sorted. Read from the sources:
 * what is behind a module has to be known before the bundler has seen it. `path` is relative to the root.
 */
export function catalogsBehind(path: string): readonly string[] {
  const reached = new Set([path])
  // Iterating a Set also visits what is added to it meanwhile.
  for (const path of reached) for (const more of factsOf(path).imports) reached.add(more)
  return [...new Set([...reached].filter((path) => factsOf(path).hasMessages).map(catalogOf))].sort()
}

/** Whether a file has messages: it imports a macro of Lingui. */
export function hasMessages(path: string): boolean {
  return factsOf(path).hasMessages
}

/** Reads a file again. Returns whether that may change what is behind a module. */
export function isChanged(path: string): boolean {
  const before = known.get(path)
  known.delete(path)
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(factsOf(path))
}

/** Path of one of our own modules, relative to the root; null for packages, styles, words and other files. */
export function pathOf(spec: string, from: string): string | null {
  const file = spec.replace(/\?.*$/, '')
  const path = file.startsWith('#')
    ? `src/${file.slice(1)}`
    : file.startsWith('.') || file.startsWith(root)
      ? relative(root, resolve(root, dirname(from), file))
      : ''
  return /^src\/.+\.tsx?$/.test(path) ? path : null
}

function factsOf(path: string): FileFacts {
  const facts = known.get(path) ?? readFacts(path)
  known.set(path, facts)
  return facts
}

function readFacts(path: string): FileFacts {
  const specs = [
    ...readSource(path).matchAll(/^(?:import|export)(?!\s+type\b)[^'"()]*['"]([^'"]+)['"]/gm),
  ].flatMap(([, spec]) => spec ?? [])
  return {
    hasMessages: specs.some((spec) => /^@lingui\/\w+\/macro$/.test(spec)),
    imports: specs.flatMap((spec) => pathOf(spec, path) ?? []),
  }
}

/** Empty where there is no such file: the bundler says so. */
function readSource(path: string): string {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return ''
  }
}
