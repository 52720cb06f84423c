import { type LayerChanges, writeChanges } from '#scene/edit/changes.ts'
import type { Point } from '#scene/shapes/matrix.ts'
import type { CanvasParts, Scene } from './canvas-parts.ts'

export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
  /** Ctrl, or ⌘ on a Mac. */
  readonly mod: boolean
}

/** A gesture that goes on, from its begin to its end. `at`: px of the canvas. */
export interface Session {
  readonly move: (at: Point, modifiers: Modifiers) => void
  readonly end: (modifiers: Modifiers) => void
  readonly giveUp: () => void
  /** The design has changed; false: nothing is left to be changed. */
  readonly follow: () => boolean
}

/** What layers of the selection would be at a point of the canvas; null: it cannot be said now. */
type Change = (keys: readonly string[], at: Point, modifiers: Modifiers) => LayerChanges | null

/** A gesture that changes what is selected at its begin: shown while it goes on, and written when it ends. */
export function createChange(parts: CanvasParts, change: Change): Session {
  const { preview, selection } = parts.state
  let keys = selection.get()
  let changes: LayerChanges = new Map()
  return {
    move: (at, modifiers) => {
      const next = change(keys, at, modifiers)
      if (!next) return
      changes = next
      preview.set(changes)
    },
    end: () => {
      const scene = parts.scene()
      if (scene) writeGesture(scene, changes)
      clearGesture(parts)
    },
    giveUp: () => clearGesture(parts),
    follow: () => {
      keys = stillThere(parts, keys)
      return keys.length > 0
    },
  }
}

/** Shows nothing of a gesture any more. */
export function clearGesture({ moving, marks, pill, marquee, state }: CanvasParts): void {
  moving.set(null)
  marks.set(null)
  pill.set(null)
  marquee.set(null)
  state.preview.set(null)
}

/** Writes what a gesture changed as one step of undo. */
export function writeGesture({ edit }: Scene, changes: LayerChanges): void {
  if (changes.size > 0) edit((doc) => writeChanges(doc, changes))
}

/** Those of the keys that are still there. */
export function stillThere({ scene }: CanvasParts, keys: readonly string[]): readonly string[] {
  const nodes = scene()?.nodes
  return nodes ? keys.filter((key) => nodes.has(key)) : []
}
