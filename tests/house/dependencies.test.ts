import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './source-files.ts'

type Versions = Readonly<Record<string, string>>
interface Declared {
  readonly dependencies: Versions
  readonly devDependencies: Versions
  readonly optionalDependencies: Versions
}
interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
}

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const declared = read('package.json') as Declared
const { '': own, ...locked } = (read('package-lock.json') as { packages: Record<string, Locked & Declared> })
  .packages
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

test('every package is declared in one exact version of the registry', () => {
  const loose = kinds.flatMap((kind) =>
    Object.entries(declared[kind]).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
  )
  expect(loose).toEqual([])
})

test('the lock file is the inventory of what is declared', () => {
  for (const kind of kinds) {
    expect(own?.[kind]).toEqual(declared[kind])
    for (const [name, version] of Object.entries(declared[kind]))
      expect([name, locked[`node_modules/${name}`]?.version]).toEqual([name, version])
  }
})

test('the content of every package is fixed by its hash, and none comes from elsewhere than the registry', () => {
  expect(Object.keys(locked).length).toBeGreaterThan(500)
  const open = Object.entries(locked).filter(([, { integrity, resolved, link, optional, os }]) => {
    // What `npm run lock` added: it is installed nowhere.
    const isNowhere = optional === true && os?.length === 1 && os[0] === 'none'
    const isHashed = /^sha(?:512|384|256)-/.test(integrity ?? '')
    const isFromRegistry = resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
    return link === true || !isFromRegistry || !(isHashed || isNowhere)
  })
  expect(open.map(([name]) => name)).toEqual([])
})
