import { useLingui } from '@lingui/react/macro'
import type { Layer } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { fillWords } from '#scene/slots/fill-words.ts'

/** Letters of a text that its name takes. */
const mostLetters = 40

/** Names layers: as a person named them, otherwise by what is in them. */
export function useLayerNames(): (layer: Layer, words: Dress['words']) => string {
  const { t } = useLingui()
  const shapes = {
    rect: t`사각형`,
    ellipse: t`원`,
    line: t`선`,
    polygon: t`다각형`,
    star: t`별`,
  }
  const kindOf = (layer: Layer, words: Dress['words']) => {
    switch (layer.type) {
      case 'text':
        return beginOf(layer.text, words) || t`빈 글자`
      case 'shape':
        return shapes[layer.shape]
      case 'image':
        return layer.alt || t`사진`
      case 'logo':
        return t`로고`
      case 'group':
        return t`묶음`
      default:
        return t`그림`
    }
  }
  return (layer, words) => layer.name || kindOf(layer, words)
}

function beginOf(text: Parameters<typeof fillWords>[0], words: Dress['words']): string {
  const { lines } = fillWords(text, words)
  const whole = lines.map((line) => line.map((part) => part.text).join('')).join(' ')
  return [...whole.replace(/\s+/g, ' ').trim()].slice(0, mostLetters).join('')
}
