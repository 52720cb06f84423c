import { designLimits } from '#model/documents/design-limits.ts'
import type { FileReference } from '#model/fields/file.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { isItemKey } from '#model/fields/list.ts'
import type { Body, Layer, Page } from '../body/body.ts'
import { fileIn } from '../body/file-sources.ts'
import { DesignLimitError } from './design-error.ts'

/** A page, layer or row of a body, as the document stores it. */
export interface BodyNode {
  readonly key: string
  readonly parent: string | null
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * Every parent before its children, children in their order. An id that is used twice or is taken, or that no document can
 * store, is replaced. Throws `DesignLimitError` where groups are too deep.
 */
export function nodesOf(
  { pages }: Pick<Body, 'pages'>,
  isTaken: (key: string) => boolean = () => false,
): readonly BodyNode[] {
  const nodes: BodyNode[] = []
  const used = new Set<string>()
  const add = (id: string, parent: string | null, values: BodyNode['values']) => {
    const key = isItemKey(id) && id !== '' && !used.has(id) && !isTaken(id) ? id : freshKey()
    used.add(key)
    nodes.push({ key, parent, values })
    return key
  }
  const addLayers = (layers: readonly Layer[], parent: string, depth: number) => {
    if (depth > designLimits.depth && layers.length > 0) throw new DesignLimitError('depth', depth)
    for (const layer of layers) {
      const key = add(layer.id, parent, valuesOf(layer))
      if (layer.type === 'group') addLayers(layer.children, key, depth + 1)
      if (layer.type === 'table')
        for (const { id, ...cells } of layer.rows) add(id, key, { type: 'row', ...cells })
    }
  }
  for (const { id, layers, ...page } of pages) {
    const key = add(id, null, { ...page, type: 'page' } satisfies Omit<Page, 'id' | 'layers'> & {
      type: 'page'
    })
    addLayers(layers, key, 0)
  }
  return nodes
}

/** Frame, stroke and changes of colours in the parts that merge. */
function valuesOf(layer: Layer): BodyNode['values'] {
  const { id: _id, x, y, w, h, rotate = 0, ...rest } = layer
  const values: Record<string, unknown> = {
    ...rest,
    frame: rotate === 0 ? [x, y, w, h] : [x, y, w, h, rotate],
  }
  delete values.children
  delete values.rows
  if ('stroke' in layer && layer.stroke) {
    const { color, width, dash, cap } = layer.stroke
    Object.assign(values, { strokeColor: color, strokeWidth: width, strokeDash: dash, strokeCap: cap })
  }
  delete values.stroke
  if (layer.type === 'image') {
    values.src = sourceOf(layer.src)
    Object.assign(values, layer.adjust)
  }
  delete values.adjust
  return values
}

function sourceOf(src: string): string | FileReference {
  const file = fileIn(src)
  return file === null ? src : fileReferenceOf(file)
}

/** The file that is meant by what stands after `file:`. */
export function fileReferenceOf(file: string): FileReference {
  return /^[1-9]\d{0,14}$/.test(file) ? { idFile: Number(file) } : { idBlob: file }
}
