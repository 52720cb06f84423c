import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { design } from '#model/documents/design.ts'

const { hidden } = design.design.layers.properties

/** Takes layers of the design that is open around out of its picture, with their words, or puts them back: one step of undo. */
export function useHiddenLayers() {
  const { document, isReadOnly } = useDocumentView('design')
  return {
    /** False where nothing may be written. */
    hide: (layers: readonly string[], isHidden: boolean): boolean => {
      const done =
        !isReadOnly &&
        document.edit((doc) => {
          for (const layer of layers) hidden.at(layer).write(doc, isHidden ? true : null)
          return true
        })
      return done === true
    },
    undo: document.undo,
  }
}
