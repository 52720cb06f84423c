import { type TextBinding, useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { design } from '#model/documents/design.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { CellName } from '#scene/body/body.ts'

/** A cell of a table: its row, and which of it. */
export interface CellPlace {
  readonly row: string
  readonly name: CellName
}

/** Binds the letters of one text, or of a cell, of the design that is open around to a native field; its marks stay where they are. */
export function useDesignText(text: string | CellPlace): TextBinding {
  return useTextBinding(designLetters(text))
}

/** The letters of one text by its key, or of a cell. */
export function designLetters(text: string | CellPlace): TextHandle {
  const { properties } = design.design.layers
  return typeof text === 'string' ? properties.text.letters(text) : properties[text.name].letters(text.row)
}
