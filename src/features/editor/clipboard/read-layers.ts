import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { cellLimits, designLimits, pageLimits } from '#model/documents/design-limits.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { cutText } from '#model/text/cut-text.ts'
import type { Layer, Page } from '#scene/body/body.ts'
import { fileIn } from '#scene/body/file-sources.ts'
import { BodyRefused } from '#scene/body/limits.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { fileReferenceOf } from '#scene/document/nodes-of.ts'
import { checkPage } from '#scene/page/check-page.ts'

const { layers: tree } = design.design
const types: readonly unknown[] = [
  'text',
  'table',
  'shape',
  'path',
  'image',
  'logo',
  'group',
] satisfies Layer['type'][]

type Node = Readonly<Record<string, unknown>> & { readonly key: string; readonly parent: string }

/**
 * Layers of anything that was brought from elsewhere, such as a clipboard, with new ids. They are read as a document reads
 * them, so that no value of another form is left; what is no layer is left out, and all of them where they are more than
 * one page may hold.
 */
export function readLayers(candidate: unknown): readonly Layer[] {
  const page = freshKey()
  const nodes: Node[] = []
  if (!collect(candidate, page, 0, nodes)) return []
  const doc = new Y.Doc()
  try {
    tree.addAll(doc, [{ key: page, parent: null, type: 'page' }, ...nodes] as never)
    const [read] = bodyOf(doc).pages
    return read && isDrawn(read) ? read.layers : []
  } finally {
    doc.destroy()
  }
}

/** Every parent before its children; false where there is more than a page may hold. */
function collect(candidate: unknown, parent: string, depth: number, nodes: Node[]): boolean {
  if (!Array.isArray(candidate)) return true
  if (depth > designLimits.depth) return false
  for (const layer of candidate as readonly unknown[]) {
    if (typeof layer !== 'object' || layer === null) continue
    const values = layer as Record<string, unknown>
    if (!types.includes(values.type)) continue
    const key = freshKey()
    nodes.push({ ...storedOf(values), key, parent })
    if (nodes.length > pageLimits.layers) return false
    if (values.type === 'group' && !collect(values.children, key, depth + 1, nodes)) return false
    if (values.type === 'table') nodes.push(...rowsOf(values.rows, key))
  }
  return true
}

/** As many as a table may have. */
function rowsOf(candidate: unknown, table: string): readonly Node[] {
  if (!Array.isArray(candidate)) return []
  return (candidate as readonly unknown[]).slice(0, designLimits.rows).flatMap((row) => {
    if (typeof row !== 'object' || row === null) return []
    const { item, price, note } = row as Record<string, unknown>
    const words = (cell: unknown, most: number) => (typeof cell === 'string' ? cutText(cell, most) : '')
    const cells = {
      item: words(item, cellLimits.item),
      price: words(price, cellLimits.price),
      note: words(note, cellLimits.note),
    }
    return [{ type: 'row', ...cells, key: freshKey(), parent: table }]
  })
}

/** Frame, stroke and picture in the form in which a document stores them; a part of another form is dropped there. */
function storedOf({ x, y, w, h, rotate, stroke, ...values }: Record<string, unknown>) {
  const frame = typeof rotate === 'number' && rotate !== 0 ? [x, y, w, h, rotate] : [x, y, w, h]
  const { color, width, dash, cap } = (typeof stroke === 'object' && stroke !== null ? stroke : {}) as Record<
    string,
    unknown
  >
  const line = { strokeColor: color, strokeWidth: width, strokeDash: dash, strokeCap: cap }
  return { ...values, ...line, frame, ...(values.type === 'image' && { src: sourceOf(values.src) }) }
}

function sourceOf(src: unknown): unknown {
  if (typeof src !== 'string') return null
  const file = fileIn(src)
  return file === null ? src : fileReferenceOf(file)
}

/** Whether a scene draws them: numbers, path data and counts are within its limits. */
function isDrawn(page: Page): boolean {
  try {
    checkPage(page, { width: 1, height: 1, bleed: 0 })
    return true
  } catch (error) {
    if (error instanceof BodyRefused) return false
    throw error
  }
}
