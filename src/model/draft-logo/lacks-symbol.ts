import type { LogoEditorState } from '../documents/logo-editor.ts'
import { isLetterSymbol, ownDrawing } from './symbols/symbols.ts'

/**
 * Whether a logo is laid out with a symbol and none is chosen: what is chosen is a drawing that is not there, or a letter of a
 * name that has none.
 */
export function lacksSymbol({ brandSymbol: { id, svg }, layout }: LogoEditorState, letter: string): boolean {
  if (layout === 'NAME') return false
  return id === '' || (id === ownDrawing && svg === '') || (isLetterSymbol(id) && letter === '')
}
