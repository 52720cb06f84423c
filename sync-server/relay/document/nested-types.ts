import * as Y from 'yjs'
import { TooMuchWork } from '../work/watched-doc.ts'

/**
 * How far shared types may be inside each other. The product has two levels: an item of a list, and a text in the item.
 * With each change Yjs notes every type that a changed one is inside of, and it deletes types recursively.
 */
const deepest = 20

type Structs = ReturnType<typeof Y.decodeUpdate>['structs']

/** The shared types that an update brings. */
export function typesIn(structs: Structs): readonly Y.ID[] {
  const found: Y.ID[] = []
  for (const struct of structs)
    if (struct instanceof Y.Item && struct.content instanceof Y.ContentType) found.push(struct.id)
  return found
}

/**
 * To be asked after the update was applied: before, the parent of a type that replaces another one is not known. Throws
 * `TooMuchWork`, although nothing has taken long yet: what is done to such types later does.
 */
export function refuseDeepTypes({ store }: Y.Doc, types: readonly Y.ID[]): void {
  for (const id of types) {
    if (id.clock >= Y.getState(store, id.client)) continue
    const item = Y.getItem(store, id) as Y.Item | Y.GC
    if (item instanceof Y.Item && isDeep(item))
      throw new TooMuchWork('Shared types of the update are nested too deeply.')
  }
}

function isDeep(item: Y.Item): boolean {
  let parent: Y.Item | null = item
  for (let level = 0; parent; level += 1) {
    if (level === deepest) return true
    parent = (parent.parent as Y.AbstractType<unknown>)._item
  }
  return false
}
