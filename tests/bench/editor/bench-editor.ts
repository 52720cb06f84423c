import 'fake-indexeddb/auto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { type Figure, median, percentile } from '../measure.ts'
import { benchCanvas } from './canvas.ts'
import type { dragSketch } from './drag-sketch.tsx'

const [items, frames, rounds] = [500, 60, 5]

/** It has no types of its own. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options: { url: string }) => { window: Window & typeof globalThis }
}

/** Fields of a document that is dragged in, and the canvas of the editor in a browser. */
export async function benchEditor(): Promise<Figure[]> {
  return [...(await benchFields()), ...(await benchCanvas())]
}

/** A drag in a document of 500 items that are on the screen, with React's production build in a DOM without a layout. */
async function benchFields(): Promise<Figure[]> {
  const { window } = new JSDOM('<!doctype html><html lang="ko"></html>', { url: 'http://localhost/' })
  Object.assign(globalThis, { window, document: window.document })
  process.env.NODE_ENV = 'production'
  const { module } = await runnerImport<{ dragSketch: typeof dragSketch }>(
    join(import.meta.dirname, 'drag-sketch.tsx'),
    { configFile: false, mode: 'production', logLevel: 'error' },
  )
  // The first is a warm-up.
  await module.dragSketch(items, frames)
  const drags = []
  for (let round = 0; round < rounds; round++) drags.push(await module.dragSketch(items, frames))
  const times = drags.flatMap((drag) => drag.frames)
  const floor = drags.flatMap((drag) => drag.floor)
  const drag = `a drag of ${frames} frames among ${items} items`
  const budget = { limit: 1, limitName: 'the budget' }
  return [
    { name: `${drag}: a frame, p50`, unit: 'ms', value: median(times), ...budget },
    { name: `${drag}: a frame, p95`, unit: 'ms', value: percentile(times, 95), ...budget },
    {
      name: `${drag}: a frame, p50`,
      unit: 'ms',
      value: median(times),
      limit: median(floor),
      limitName: 'a bare Y.Map and one attribute',
    },
    {
      name: `${drag}: rows rendered in a frame, most`,
      unit: 'count',
      value: Math.max(...drags.map(({ mostRowsRendered }) => mostRowsRendered)),
      ...budget,
    },
    {
      name: `${drag}: undo entries`,
      unit: 'count',
      value: Math.max(...drags.map(({ undoEntries }) => undoEntries)),
      ...budget,
    },
  ]
}
