import { expect, test } from 'vitest'
import { filesBelow, type SourceFile } from './source-files.ts'

const files = filesBelow(['src/engine', 'src/kits', 'src/app', 'src/features', 'src/ui'], /\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$|\.fixture\./.test(path),
)

/** A promise that a module makes while it is evaluated, of something that is loaded. */
const loadAtStart = /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = (?:await )?(?:load\w*|fetch|import)\(/gm

test('no module loads anything while it is evaluated: modules are also evaluated offline, before they are needed', () => {
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.flatMap(loadsIn)).toEqual([])
})

test('the rule finds what it is about', () => {
  const text = "const words = loadWorkbook('visual')\nconst load = () => import('./a.ts')\n"
  expect(loadsIn({ path: 'src/kits/example.ts', text })).toEqual([
    'src/kits/example.ts: const words = loadWorkbook(',
  ])
})

/** Code that is loaded without an answer to its failure, by a call or by an import with what follows it in its statement. */
const unanswered =
  /\bvoid (?:load\w+|\w+\.preload)\(\)(?!\s*\.)|\bvoid import\([^)]*\)(?:[^\n]*\n\s+(?:[.}]|\/\/))*[^\n]*/g

test('what loads code answers its failure: a device may have no network', () => {
  expect(files.flatMap(unansweredIn)).toEqual([])
  const example = (text: string) => unansweredIn({ path: 'src/ui/example.ts', text })
  expect(example('onFocus={() => void loadMenu()}')).toHaveLength(1)
  expect(example("void import('./a.ts').then(({ a }) => a())\nnext()")).toHaveLength(1)
  expect(example("void import('./a.ts')\n  .then(({ a }) => a())\n  .catch(() => undefined)")).toEqual([])
})

function unansweredIn({ path, text }: SourceFile): string[] {
  return [...text.matchAll(unanswered)]
    .filter(([found]) => !/\.catch\(|\(cause/.test(found))
    .map(([found]) => `${path}: ${found}`)
}

function loadsIn({ path, text }: SourceFile): string[] {
  return [...text.matchAll(loadAtStart)].map(([found]) => `${path}: ${found}`)
}
