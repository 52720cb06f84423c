import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { design } from '#model/documents/design.ts'
import type { Body } from '#scene/body/body.ts'
import { toBody } from '#scene/document/body-of.ts'

const { bleed, form, layers, size, tags, title, unit } = design.design

/**
 * The body of the design that is open around, rendered again with every change of it. A layer that did not change stays the
 * same object. Throws outside of its `DocumentProvider`.
 */
export function useDesignBody(): Body {
  const { document } = useDocumentView('design')
  return toBody({
    title: useWatched(document.value(title)),
    form: useWatched(document.value(form)),
    unit: useWatched(document.value(unit)),
    size: useWatched(document.value(size)),
    bleed: useWatched(document.value(bleed)),
    tags: useWatched(document.items(tags)),
    layers: useWatched(document.items(layers)),
  })
}
