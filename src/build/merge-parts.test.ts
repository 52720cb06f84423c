import { expect, test } from 'vitest'
import { bitsOf } from './bits.ts'
import { mergeParts, type Part } from './merge-parts.ts'

/** Loads from this index on are seldom. */
const light = 32

function part(
  loads: readonly number[],
  size: number,
  more: { files?: number; imports?: number[] } = {},
): Part {
  return { loads: bitsOf(64, loads), size, files: more.files ?? 1, imports: new Set(more.imports) }
}

/** Indexes of the parts that are together, where so many files are left. */
function merged(parts: readonly Part[], files: number, lightWeight = 0.05): number[][] {
  const into = mergeParts(parts, { files, light, lightWeight })
  return [...Map.groupBy(parts.keys(), (at) => into[at]).values()].filter((group) => group.length > 1)
}

test('nothing is merged where few enough files are left', () => {
  expect(merged([part([0], 10), part([0], 10)], 2)).toEqual([])
})

test('the two are merged that bring the loads the fewest bytes they do not need', () => {
  expect(merged([part([0], 1000), part([1], 1000), part([0, 1], 10), part([0], 900)], 3)).toEqual([[0, 3]])
  expect(merged([part([0], 400), part([1], 300), part([2], 10)], 2)).toEqual([[1, 2]])
})

test('bytes that a part imports count as well, with the loads that did not need it', () => {
  const parts = [part([0], 10, { imports: [3] }), part([1], 10), part([2], 400), part([0], 1000)]
  expect(merged(parts, 3)).not.toEqual([[0, 1]])
})

test('a style sheet that goes with the script saves two files', () => {
  const parts = [part([0], 100, { files: 2 }), part([1], 100, { files: 2 }), part([2], 60), part([3], 60)]
  expect(merged(parts, 4)).toEqual([[0, 1]])
})

test('bytes that a seldom load gets in vain count little', () => {
  expect(merged([part([40], 500), part([41], 500), part([0], 100), part([1], 100)], 3)).toEqual([[0, 1]])
  expect(merged([part([40], 500), part([41], 500), part([0], 100), part([1], 100)], 3, 1)).toEqual([[2, 3]])
})

test('parts stay apart where a file saved would cost more than it is worth', () => {
  const parts = [part([0], 400), part([1], 300), part([2], 10)]
  const into = (mostPerFile: number) => mergeParts(parts, { files: 1, mostPerFile, light, lightWeight: 0.05 })
  expect(into(309)).toEqual([0, 1, 2])
  expect(into(310)).toEqual([0, 1, 1])
})

test('parts that would import each other in a circle stay apart, however cheap they are', () => {
  // 0 imports 1, which imports 2: with 0 and 2 in one file, it and 1 would need each other.
  const chain = [part([0], 1, { imports: [1] }), part([0, 1], 10_000, { imports: [2] }), part([0, 1, 2], 1)]
  expect(merged(chain, 2)).not.toEqual([[0, 2]])
})
