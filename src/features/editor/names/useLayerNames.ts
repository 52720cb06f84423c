import type { Layer } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { fillWords } from '#scene/slots/fill-words.ts'
import { useLayerName } from '../state/useLayerName.ts'

/** Names layers as the canvas does, with the words of the brand in their texts. */
export function useLayerNames(): (layer: Layer, words: Dress['words']) => string {
  const nameOf = useLayerName()
  return (layer, words) =>
    nameOf(layer.type === 'text' ? { ...layer, text: filled(layer.text, words) } : layer)
}

function filled(text: Parameters<typeof fillWords>[0], words: Dress['words']): string {
  const { lines } = fillWords(text, words)
  return lines.map((line) => line.map((part) => part.text).join('')).join(' ')
}
