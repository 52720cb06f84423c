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

/** Code that is loaded before it is pressed for, without an answer to its failure. */
const unanswered = /\bvoid (?:load\w+|\w+\.preload)\(\)(?!\s*\.)/g

test('what is loaded ahead of a press may fail: the press loads it again', () => {
  expect(
    files.flatMap(({ path, text }) => [...text.matchAll(unanswered)].map(([found]) => `${path}: ${found}`)),
  ).toEqual([])
  expect('onFocus={() => void loadMenu()}'.match(unanswered)).toHaveLength(1)
})

function loadsIn({ path, text }: SourceFile): string[] {
  return [...text.matchAll(loadAtStart)].map(([found]) => `${path}: ${found}`)
}
