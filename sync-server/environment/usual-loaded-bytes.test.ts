import { expect, test } from 'vitest'
import { usualLoadedBytes } from './usual-loaded-bytes.ts'

const [MiB, GiB] = [1024 ** 2, 1024 ** 3]

test('what a node may load follows the memory of the machine, and takes one document of the greatest size', () => {
  expect(usualLoadedBytes({ heap: 4 * GiB, machine: 16 * GiB })).toBe(256 * MiB)
  expect(usualLoadedBytes({ heap: 4 * GiB, machine: 4 * GiB })).toBe(170 * MiB)
  expect(usualLoadedBytes({ heap: GiB / 4, machine: GiB / 2 })).toBe(32 * MiB)
  expect(usualLoadedBytes()).toBeGreaterThanOrEqual(32 * MiB)
})
