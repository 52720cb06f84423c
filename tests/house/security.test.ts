import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

const security = readFileSync(join(root, 'sync-server/http/SECURITY.md'), 'utf8')

test('every file that the security page names exists', () => {
  const paths = [...security.matchAll(/`((?:src|sync-server|tests)\/[^`<]+)`/g)].map(
    (match) => match[1] ?? '',
  )
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the generated tests that it names are there', () => {
  for (const name of ['answers', 'permissions', 'other-brands', 'rooms', 'limits', 'validation', 'fuzz']) {
    expect(security).toContain(`\`${name}\``)
    expect(existsSync(join(root, `tests/contract/${name}.pg.test.ts`))).toBe(true)
  }
})

/** Chapters, sections and points of the standard up to level 2. */
const points = [
  ...[
    '6.1.1',
    '6.1.2',
    '6.1.3',
    '6.2.1',
    '6.2.2',
    '6.2.3',
    '6.2.4',
    '6.2.5',
    '6.2.6',
    '6.2.7',
    '6.2.8',
    '6.2.9',
  ],
  ...[
    '6.2.10',
    '6.2.11',
    '6.3.1',
    '6.3.2',
    '6.3.3',
    '6.3.4',
    '6.4.1',
    '6.4.2',
    '6.4.3',
    '6.4.4',
    '6.5.1',
    '6.5.2',
  ],
  ...[
    '6.5.3',
    '6.5.4',
    '6.5.5',
    '6.6.1',
    '6.6.2',
    '6.6.3',
    '6.8.1',
    '6.8.2',
    '6.8.3',
    '6.8.4',
    '7.1.1',
    '7.1.2',
    '7.1.3',
    '7.2.1',
  ],
  ...[
    '7.2.2',
    '7.2.3',
    '7.2.4',
    '7.3.1',
    '7.3.2',
    '7.4.1',
    '7.4.2',
    '7.4.3',
    '7.4.4',
    '7.4.5',
    '7.5.1',
    '7.5.2',
  ],
  ...['7.6.1', '7.6.2', '8.1.1', '8.1.2', '8.2.1', '8.2.2', '8.2.3', '8.3.1', '8.4.1'],
]

test('every requirement has its line', () => {
  expect(points.filter((point) => !security.includes(point))).toEqual([])
})
