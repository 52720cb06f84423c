import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { Layer, Lock } from '#scene/body/body.ts'

const { layers: tree } = design.design

/** Names of the values of a layer that are written whole: all but its words. */
type ValueName = Exclude<keyof typeof tree.properties, 'text'>

/** Those that this lock leaves free. */
export function unlocked<Some extends Layer>(layers: readonly Some[], lock: Lock): readonly Some[] {
  return layers.filter((layer) => !isLocked(layer, lock))
}

export function isLocked(layer: Layer, lock: Lock): boolean {
  return layer.lock?.includes(lock) ?? false
}

/** Writes one value of each of the layers that are still there; null clears it. */
export function writeValue<Some extends Layer>(
  doc: Y.Doc,
  layers: readonly Some[],
  name: ValueName,
  valueFor: (layer: Some) => unknown,
): void {
  for (const layer of layers) {
    if (!tree.has(doc, layer.id)) continue
    // The form of the property checks the value: of another form it throws.
    const handle = tree.properties[name].at(layer.id) as { write(doc: Y.Doc, value: unknown): void }
    handle.write(doc, valueFor(layer))
  }
}

/** A value of a layer as it is stored now, for a change that goes on from it. */
export function readValue(doc: Y.Doc, layer: Layer, name: ValueName): unknown {
  return tree.properties[name].at(layer.id).read(doc)
}
