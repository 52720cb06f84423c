import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as Y from 'yjs'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import { useItem } from '#engine/documents/react/useItem.ts'
import { sketch } from '../../support/sketch-document.ts'

export interface Drag {
  /** Milliseconds of each frame: the change, its update for peers, and the render. */
  readonly frames: readonly number[]
  /** The same changes in a bare map and one attribute. */
  readonly floor: readonly number[]
  readonly mostRowsRendered: number
  readonly undoEntries: number
}

const { layers } = sketch.sheet
let rendered = 0

function Layer({ id }: { id: string }) {
  const node = useItem(layers, id)
  rendered++
  return <rect x={node?.x ?? 0} width={10} height={10} />
}

/** Drags one of `count` items over `frames` frames, as one step, in an open document. */
export async function dragSketch(count: number, frames: number): Promise<Drag> {
  const ref = { account: null, brand: 'local-1', name: 'guide' } as const
  const open = openDocument({ ...ref, address: null, definition: sketch.$ })
  await whenReady(open)
  const sent: Uint8Array[] = []
  open.doc.on('update', (update: Uint8Array) => sent.push(update))
  const keys = open.edit((doc) => Array.from({ length: count }, (_, i) => layers.add(doc, { x: i }))) ?? []
  const view = { document: open, isReadOnly: false }
  const root = createRoot(document.createElementNS('http://www.w3.org/2000/svg', 'svg'))
  flushSync(() =>
    root.render(
      <DocumentContext value={{ current: view, byName: { [sketch.$.name]: view } }}>
        {keys.map((key) => (
          <Layer key={key} id={key} />
        ))}
      </DocumentContext>,
    ),
  )
  const dragged = keys[Math.floor(count / 2)] ?? ''
  const x = layers.properties.x.at(dragged)
  const step = open.step()
  const rows: number[] = []
  const times: number[] = []
  for (let frame = 1; frame <= frames; frame++) {
    rendered = 0
    const started = performance.now()
    flushSync(() => step?.change((doc) => x.write(doc, 1_000 + frame)))
    times.push(performance.now() - started)
    rows.push(rendered)
    // As in a browser, what the frame has put off runs between frames.
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  step?.commit()
  const undoEntries = countUndos(open, () => x.read(open.doc) !== Math.floor(count / 2))
  root.unmount()
  await open.close()
  return { frames: times, floor: bareDrag(frames), mostRowsRendered: Math.max(...rows), undoEntries }
}

function countUndos(open: OpenDocument, isMoved: () => boolean): number {
  let undos = 0
  for (; isMoved() && undos < 100; undos++) open.undo()
  return undos
}

function bareDrag(frames: number): number[] {
  const doc = new Y.Doc()
  const sent: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => sent.push(update))
  const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  return Array.from({ length: frames }, (_, frame) => {
    const started = performance.now()
    doc.getMap('layer').set('x', frame)
    rect.setAttribute('x', String(frame))
    return performance.now() - started
  })
}

function whenReady({ phase }: OpenDocument): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (phase.get() === 'ready') resolve()
    }
    phase.subscribe(look)
    look()
  })
}
