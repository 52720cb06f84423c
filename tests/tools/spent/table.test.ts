import { expect, test } from 'vitest'
import { tableOf } from './table.ts'

test('the dearest files come last, and their sum after them', () => {
  const spent = [
    { file: 'dear.test.ts', wall: 9, processor: 3 },
    { file: 'cheap.test.ts', wall: 5, processor: 1 },
    { file: 'unmeasured.test.ts', wall: 7, processor: null },
  ]
  expect(tableOf(spent, 2).split('\n')).toEqual([
    '  wall s   cpu s  file',
    '     7.0       –  unmeasured.test.ts',
    '     9.0     3.0  dear.test.ts',
    '    21.0     4.0  3 files',
  ])
})
