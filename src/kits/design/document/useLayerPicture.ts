import type * as Y from 'yjs'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { design } from '#model/documents/design.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { ImageLayer } from '#scene/body/body.ts'

const { src, alt, focus, zoom } = design.design.layers.properties

/** Where a picture stands in its frame. */
export interface PicturePlace {
  readonly focus: readonly [number, number]
  readonly zoom: number
}

/** The picture of a layer as the template has it. */
export type PictureOrigin = Pick<ImageLayer, 'src' | 'alt' | 'focus' | 'zoom'>

export interface LayerPicture {
  /** A file of the brand instead of what is there, in the middle of the frame; false where nothing may be written. */
  choose(file: FileReference): boolean
  reset(origin: PictureOrigin): boolean
  place(next: Partial<PicturePlace>): boolean
  undo(): void
}

/** Changes one picture of the open design, each time as one step of undo. */
export function useLayerPicture(layer: string): LayerPicture {
  const { document, isReadOnly } = useDocumentView('design')
  const edit = (change: (doc: Y.Doc) => void) => {
    const done =
      !isReadOnly &&
      document.edit((doc) => {
        change(doc)
        return true
      })
    return done === true
  }
  const write = (source: string | FileReference, origin: Partial<PictureOrigin>) =>
    edit((doc) => {
      src.at(layer).write(doc, source)
      alt.at(layer).write(doc, origin.alt ?? null)
      focus.at(layer).write(doc, origin.focus ?? null)
      zoom.at(layer).write(doc, origin.zoom ?? null)
    })
  return {
    choose: (file) => write(file, {}),
    reset: (origin) => write(origin.src, origin),
    place: (next) =>
      edit((doc) => {
        if (next.focus) focus.at(layer).write(doc, next.focus)
        if (next.zoom !== undefined) zoom.at(layer).write(doc, next.zoom)
      }),
    undo: document.undo,
  }
}
