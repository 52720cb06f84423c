import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from './source-files.ts'

/* The server imports calls with their shapes; the device imports their facts, and shapes only as types. */

const files = filesBelow(['src'], /\.tsx?$/).filter(({ path }) => !path.includes('.test.'))
const deviceRooms = /^src\/(engine|kits|features|app|routes|ui|worker|start\.tsx|main\.tsx)/
/** Joins facts and shapes, for the server. */
const joined = 'src/contract/contract.ts'
const facts = files.filter(({ path }) => /^src\/contract\/[^/]+\.ts$/.test(path) && path !== joined)
const shapes = files.filter(({ path }) => path.startsWith('src/contract/shapes/'))

test('each call is declared with the shapes of its own name', () => {
  const declared = facts.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+) = call(.*)$/gm)].map(([, name, rest]) => ({ path, name, rest })),
  )
  expect(declared.length).toBeGreaterThan(100)
  const faults = declared.filter(({ name, rest }) => !rest?.startsWith(`<typeof shapes.${name}>(`))
  expect(faults).toEqual([])
})

test('facts import shapes of their own resource as types, and no zod', () => {
  expect(shapes.length).toBeGreaterThan(10)
  const faults = facts.flatMap(({ path, text }) =>
    runTimeImports(text)
      .filter((spec) => spec.includes('shapes/') || spec.startsWith('zod'))
      .map((spec) => `${path}: ${spec}`),
  )
  expect(faults).toEqual([])
  const mixed = facts.flatMap(({ path, text }) =>
    [...text.matchAll(/'\.\/shapes\/([\w-]+\.ts)'/g)]
      .filter(([, file]) => file !== posix.basename(path))
      .map(([spec]) => `${path}: ${spec}`),
  )
  expect(mixed).toEqual([])
})

test('the device imports shapes of calls, and the full zod, as types alone', () => {
  const faults = files
    .filter(({ path }) => deviceRooms.test(path))
    .flatMap(({ path, text }) =>
      runTimeImports(text)
        .filter((spec) => /^#contract\/(shapes\/|contract\.ts)|^zod$/.test(spec))
        .map((spec) => `${path}: import ${spec} as a type`),
    )
  expect(faults).toEqual([])
})

/** Specifiers that are still there once types are erased. */
function runTimeImports(text: string): string[] {
  return [
    ...text.matchAll(
      /^(?:import|export)\s+(?!type\s)[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|import\('([^']+)'\)/gm,
    ),
  ].map(([, from, bare, later]) => from ?? bare ?? later ?? '')
}
