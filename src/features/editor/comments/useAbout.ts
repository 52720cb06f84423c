import { useLingui } from '@lingui/react/macro'
import type { Body, Layer } from '#scene/body/body.ts'
import { useShown } from '../state/EditorProvider.tsx'
import { useLayerName } from '../state/useLayerName.ts'
import { keyOf } from './layer-field.ts'

/** What a thread is about, where it is still there. */
export interface About {
  /** Key of its page. */
  readonly page: string
  /** null: the page itself. */
  readonly layer: string | null
  readonly name: string
}

/** What the thread of a field is about; null: it was deleted. */
export function useAbout(): (field: string) => About | null {
  const { t } = useLingui()
  const { body } = useShown()
  const nameOf = useLayerName()
  // Only what is looked for gets its name: a design has thousands of layers, and most have no thread.
  const findAll = once(() => {
    const all = new Map<string, () => About>()
    body.pages.forEach((page, index) => {
      all.set(page.id, () => ({ page: page.id, layer: null, name: page.name || t`${index + 1}쪽` }))
      for (const layer of layersIn(page))
        all.set(layer.id, () => ({ page: page.id, layer: layer.id, name: nameOf(layer) }))
    })
    return all
  })
  return (field) => {
    const key = keyOf(field)
    return key === null ? null : (findAll().get(key)?.() ?? null)
  }
}

/** Made when it is asked for first. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function layersIn({ layers }: Pick<Body['pages'][number], 'layers'>): readonly Layer[] {
  return layers.flatMap((layer) => [
    layer,
    ...(layer.type === 'group' ? layersIn({ layers: layer.children }) : []),
  ])
}
