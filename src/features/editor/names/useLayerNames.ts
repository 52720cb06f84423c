import type { Layer } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { filledWords } from '#scene/slots/fill-words.ts'
import { useLayerName } from '../state/useLayerName.ts'

/** Names layers as the canvas does, with the words of the brand in their texts. */
export function useLayerNames(): (layer: Layer, words: Dress['words']) => string {
  const nameOf = useLayerName()
  return (layer, words) =>
    nameOf(layer.type === 'text' ? { ...layer, text: filledWords(layer.text, words) } : layer)
}
