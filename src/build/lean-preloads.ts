import type { Plugin } from 'vite'

/** What Vite remembers of a chunk beside what Rolldown does. */
interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly imports: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
  code: string
}

const list = /const __vite__mapDeps=\(.*?m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/
const call = /__vite__mapDeps\(\[([\d,]*)\]\)/g

/**
 * With every `import()` Vite names all files behind it, so that they are asked for at once. Most of them had to be there
 * for the code to run that asks: these names go, which are what compresses worst in a file.
 */
export function leanPreloads(): Plugin {
  return {
    name: 'saegim-lean-preloads',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = withoutKnown(chunk, filesBehind(chunk, bundle))
        }
      },
    },
  }
}

function withoutKnown({ code }: Chunk, there: ReadonlySet<string>): string {
  const names: string[] = JSON.parse(list.exec(code)?.[1] ?? '[]')
  if (names.length === 0) return code
  const kept: string[] = []
  const called = code.replace(call, (_, indices: string) => {
    const needed = indices
      .split(',')
      .map((index) => names[Number(index)])
      .filter((name): name is string => name !== undefined && !there.has(name))
    // The file itself comes without being preloaded.
    if (needed.every((name) => name.endsWith('.js')) && needed.length < 2) return '[]'
    return `__vite__mapDeps([${needed.map((name) => indexIn(kept, name)).join(',')}])`
  })
  return called.replace(list, (whole, all: string) =>
    kept.length === 0 ? '' : whole.replace(all, () => JSON.stringify(kept)),
  )
}

function indexIn(names: string[], name: string): number {
  const index = names.indexOf(name)
  return index === -1 ? names.push(name) - 1 : index
}

/** What a chunk cannot run without, and itself: scripts and styles. */
function filesBehind(chunk: Chunk, bundle: Readonly<Record<string, Chunk | { readonly type: 'asset' }>>) {
  const files = new Set<string>()
  const visit = (one: Chunk) => {
    if (files.has(one.fileName)) return
    files.add(one.fileName)
    for (const css of one.viteMetadata?.importedCss ?? []) files.add(css)
    for (const next of one.imports) {
      const found = bundle[next]
      if (found?.type === 'chunk') visit(found)
    }
  }
  visit(chunk)
  return files
}
