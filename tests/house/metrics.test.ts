import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { filesBelow, root } from './source-files.ts'

const described = readFileSync(join(root, 'sync-server/METRICS.md'), 'utf8')
const dashboard = readFileSync(join(root, 'sync-server/grafana-dashboard.json'), 'utf8')

/** As the code declares them: what a process happens to load is not all of them. */
const declared = filesBelow(['sync-server'], /(?<!\.test)\.ts$/).flatMap(({ text }) =>
  [
    ...text.matchAll(
      /new (Gauge|Counter|Histogram)\(\{\s*name: '(saegim_\w+)',\s*help: '([^']*)'(?:,\s*labelNames: \[([^\]]*)\])?/g,
    ),
  ].map(([, kind = '', name = '', help = '', labels = '']) => ({
    name,
    row: `| \`${name}\` | ${kind.toLowerCase()} | ${labels.replaceAll("'", '`') || '–'} | ${help} |`,
  })),
)

test('METRICS.md describes every metric and no other', () => {
  expect(declared.length).toBeGreaterThan(20)
  expect(declared.map(({ row }) => row).filter((row) => !described.includes(`\n${row}\n`))).toEqual([])
  const names = new Set(declared.map(({ name }) => name))
  const said = [...described.matchAll(/saegim_\w+/g)].map(([name]) => name)
  expect(said.filter((name) => !names.has(name))).toEqual([])
})

test('every metric of the dashboard exists', () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const names = new Set([
    ...declared.map(({ name }) => name),
    ...registry.getMetricsAsArray().map(({ name }) => name),
  ])
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }
  const asked = panels
    .flatMap(({ targets = [] }) => targets)
    .flatMap(({ expr }) => [...expr.matchAll(/\b(?:saegim|process|nodejs)_\w+/g)].map(([name]) => name))
  expect(asked.length).toBeGreaterThan(20)
  const plain = (name: string) => name.replace(/_(bucket|sum|count)$/, '')
  expect(asked.filter((name) => !names.has(name) && !names.has(plain(name)))).toEqual([])
})

test('a dashboard has its data source as an input, and no two panels overlap', () => {
  const { __inputs, panels } = JSON.parse(dashboard) as {
    __inputs: { name: string }[]
    panels: { id: number; gridPos: { x: number; y: number } }[]
  }
  expect(__inputs).toMatchObject([{ name: 'DS_PROMETHEUS' }])
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length)
})
