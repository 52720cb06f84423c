import { documentTraits } from '../document-kinds/traits.ts'

/** What one design may hold. A merge may exceed it: nothing is removed then. */
export const designLimits = {
  /** UTF-8 bytes of its body as JSON. A document weighs about twice its body, and grows while people work on it. */
  bytes: documentTraits.design.bytes / 4,
  /** Pages and layers. */
  layers: 3_000,
  /** Groups around a layer. */
  depth: 8,
  /** UTF-16 units of one text. */
  letters: 4_000,
  /** UTF-16 units. */
  title: 100,
  tags: 20,
  tag: 60,
} as const

/** What one value of a layer may hold: what a scene draws. */
export const valueLimits = {
  /** UTF-16 units of the path data of a layer. */
  path: 20_000,
  sides: 100,
  stops: 16,
  dashes: 16,
  fonts: 8,
  /** Of any position or size, in px. */
  reach: 200_000,
} as const
