import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './source-files.ts'

const folder = 'sync-server/http/security'
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const index = read('sync-server/http/SECURITY.md')
const pages = readdirSync(join(root, folder))
  .sort()
  .map((name) => ({ name, text: read(`${folder}/${name}`) }))

/** Tests made from the contract, which the pages name by these words. */
const generated = ['answers', 'permissions', 'other-brands', 'rooms', 'limits', 'validation', 'fuzz']
const isTest = /\.(?:test\.tsx?|spec\.ts)$/

interface Row {
  readonly page: string
  readonly point: string
  readonly met: string
  readonly proof: string
}

const rows: readonly Row[] = pages.flatMap(({ name, text }) =>
  [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+) \| (.+) \|$/gm)].map(
    ([, point = '', met = '', proof = '']) => ({ page: name, point, met, proof }),
  ),
)

/** Files in backticks; the words of generated tests as their files. */
function filesIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, named = '']) => {
    if (generated.includes(named)) return [`tests/contract/${named}.pg.test.ts`]
    return /^(?:src|sync-server|tests|locales)\/[^\s<*]+$/.test(named) ? [named] : []
  })
}

test('every point of level 1 and 2 has one row', () => {
  const points = read('tests/house/asvs-points.txt')
    .split('\n')
    .flatMap((line) => /^(\d+\.\d+\.\d+) [12]$/.exec(line)?.[1] ?? [])
  expect(points).toHaveLength(253)
  expect(rows.map(({ point }) => point).sort()).toEqual(points.sort())
})

test('a row is on the page of its chapter, and every row is read', () => {
  const elsewhere = rows.filter(({ page, point }) => Number(page.slice(1, 3)) !== Number(point.split('.')[0]))
  expect(elsewhere).toEqual([])
  const lines = pages.flatMap(({ text }) => text.match(/^\| \d/gm) ?? [])
  expect(lines).toHaveLength(rows.length)
})

describe('a row', () => {
  test('names a test, or why there is none', () => {
    const bare = rows.filter(({ met, proof }) => {
      const isExplained = met.startsWith('Not applicable: ') || met.startsWith('**Open**')
      const isWritten = /^(?:documentation|no test): ./.test(proof)
      return !isExplained && !isWritten && !filesIn(proof).some((file) => isTest.test(file))
    })
    expect(bare).toEqual([])
  })

  test('names tests only in its last cell, as files that are there', () => {
    expect(rows.flatMap(({ met }) => filesIn(met).filter((file) => isTest.test(file)))).toEqual([])
    const named = rows.flatMap(({ proof }) => filesIn(proof))
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
  })
})

test('every file that the pages name exists', () => {
  const named = [index, ...pages.map(({ text }) => text)].flatMap(filesIn)
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the index links every page, and counts what is open', () => {
  const linked = [...index.matchAll(/^\| \[V\d+ [^\]]+\]\(security\/([^)]+)\) \| (\d+) \| (\d+) \|$/gm)]
  const counted = pages.map(({ name }) => {
    const own = rows.filter(({ page }) => page === name)
    return [name, own.length, own.filter(({ met }) => met.startsWith('**Open**')).length]
  })
  expect(linked.map(([, name, points, open]) => [name, Number(points), Number(open)])).toEqual(counted)
})

test('the inventory of cryptography has every purpose of a key', () => {
  const purposes =
    /^type SinceRings =([^\n]*(?:\n {2}\|.+)*)([\s\S]+?)const beforeRings = \[([\s\S]+?)\]/m.exec(
      read('sync-server/keys/key-ring.ts'),
    )
  const named = [purposes?.[1], purposes?.[3]].flatMap((part) => part?.match(/'[^']+'/g) ?? [])
  const inventory = read(`${folder}/v11-cryptography.md`)
  expect(named).toHaveLength(17)
  expect(named.filter((purpose) => !inventory.includes(`\`${purpose.slice(1, -1)}\``))).toEqual([])
})

test('every link between the pages leads to a page and a heading of it', () => {
  const all = [
    { path: 'sync-server/http/SECURITY.md', text: index },
    ...pages.map(({ name, text }) => ({ path: `${folder}/${name}`, text })),
  ]
  const broken = all.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^):\s]*)\)/g)].flatMap(([, target = '']) => {
      const [file = '', heading] = target.split('#')
      const leadsTo = file === '' ? path : join(path, '..', file)
      const isThere = existsSync(join(root, leadsTo))
      const isHeading = heading === undefined || (isThere && anchorsOf(read(leadsTo)).includes(heading))
      return isThere && isHeading ? [] : [`${path}: ${target}`]
    }),
  )
  expect(broken).toEqual([])
})

/** As GitHub makes them. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
