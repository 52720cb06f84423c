import { documentTraits } from '../document-kinds/traits.ts'

/** What one design may hold. A merge may exceed it: nothing is removed then. */
export const designLimits = {
  /** UTF-8 bytes of its body as JSON. A document weighs about twice its body, and grows while people work on it. */
  bytes: documentTraits.design.bytes / 4,
  /** Pages and layers. */
  layers: 3_000,
  /** Groups around a layer. */
  depth: 30,
  /** UTF-16 units of one text. */
  letters: 10_000,
  /** UTF-16 units. */
  title: 100,
  tags: 20,
  tag: 60,
} as const
