import { type TextBinding, useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { design } from '#model/documents/design.ts'

/** Binds the letters of one text of the design that is open around to a native field; its marks stay where they are. */
export function useDesignText(layer: string): TextBinding {
  return useTextBinding(design.design.layers.properties.text.letters(layer))
}
