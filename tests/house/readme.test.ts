import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { environmentVariables } from '#server/environment/variables.ts'
import { root } from './source-files.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const serverReadme = readFileSync(join(root, 'sync-server/README.md'), 'utf8')

test('sync-server/README.md names every variable with its default and meaning', () => {
  for (const { name, default: byDefault, meaning } of environmentVariables) {
    expect(serverReadme).toContain(`| \`${name}\` | ${byDefault || '–'} | ${meaning} |`)
  }
})

test('the README names every command that package.json has for people', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const name of ['start', 'dev', 'demo', 'doctor', 'sessions', 'test', 'bench', 'words', 'lock']) {
    expect(scripts[name]).toBeDefined()
    expect(readme).toMatch(new RegExp(`npm (run )?${name}\\b`))
  }
})

test('every room and folder that a README names in its tables exists', () => {
  for (const [file, below] of [
    ['README.md', ''],
    ['sync-server/README.md', 'sync-server'],
    ['tests/README.md', 'tests'],
  ] as const) {
    const rows = readFileSync(join(root, file), 'utf8').split(/^\| (?:room|folder) \|.*$/m)[1] ?? ''
    const first = rows.split('\n\n')[0]?.match(/^\| `[^|]+/gm) ?? []
    expect(first.length).toBeGreaterThan(5)
    const paths = first.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''))
    const missing = paths.filter((path) => !existsSync(join(root, below, path.replace(/\/?<.*/, ''))))
    expect(missing).toEqual([])
  }
})

/** Files that one has to touch at most to add a thing, apart from its own folder, tests and words. */
const limits = [9, 4, 4, 2, 0, 18]

test('every file that has to be touched to add a thing exists, and there are few', () => {
  const [, table = ''] = readme.split('| adding | files |')
  const rows = (table.split('\n\n')[0] ?? '').split('\n').filter((line) => line.startsWith('| a '))
  const files = rows.map((row) => pathsIn(row.split(' | ')[1] ?? ''))
  expect(files.map((touched, at) => touched.length <= (limits[at] ?? 0))).toEqual(limits.map(() => true))
  const named = rows.flatMap(pathsIn)
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((path) => !existsSync(join(root, path.replace(/\/[^/]*<.*/, ''))))).toEqual([])
})

function pathsIn(text: string): string[] {
  return [...text.matchAll(/`((?:src|sync-server|locales|tests)\/[^`]+)`/g)].map(([, path = '']) => path)
}
