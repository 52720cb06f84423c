import { useMemo } from 'react'
import { useValue } from '#engine/documents/react/useValue.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { design } from '#model/documents/design.ts'
import type { Layer } from '#scene/body/body.ts'
import { templatesRead } from '../templates/templates-read.ts'

/**
 * The layers of the template that the open design was made from, by their ids, as this device has it; none where it has not, and
 * of a design that was made in another way.
 */
export function useOriginalLayers(): ReadonlyMap<string, Layer> {
  const [origin] = useValue(design.design.template)
  const input = useMemo(() => ({ query: { language: pageLanguage() } }), [])
  const { data } = useCachedRead(templatesRead, { input, isAsked: false })
  return useMemo(() => {
    const body = origin && data?.find(({ idTemplate }) => idTemplate === origin.idTemplate)?.body
    const layers = new Map<string, Layer>()
    const add = (layer: Layer) => {
      // An id that is used twice is another one in the design.
      if (!layers.has(layer.id)) layers.set(layer.id, layer)
      if (layer.type === 'group') layer.children.forEach(add)
    }
    for (const page of body?.pages ?? []) page.layers.forEach(add)
    return layers
  }, [origin, data])
}
