import { useLingui } from '@lingui/react/macro'
import type { Layer } from '#scene/body/body.ts'

/** Letters of a text that are its name. */
const most = 40

/** What a layer is called: its own name, else its words or its kind. */
export function useLayerName(): (layer: Layer) => string {
  const { t } = useLingui()
  const kindOf = (layer: Layer): string => {
    switch (layer.type) {
      case 'text':
        return t`글자`
      case 'table': {
        const count = layer.rows.length
        return t`가격표, ${count}줄`
      }
      case 'image':
        return t`사진`
      case 'logo':
        return t`로고`
      case 'path':
        return t`그림`
      case 'group': {
        const count = layer.children.length
        return t`묶음, 레이어 ${count}개`
      }
      case 'shape':
        return {
          rect: t`사각형`,
          ellipse: t`원`,
          line: t`선`,
          polygon: t`다각형`,
          star: t`별`,
        }[layer.shape]
    }
  }
  return (layer) => {
    if (layer.name !== undefined && layer.name !== '') return layer.name
    if (layer.type === 'text') return shortened(wordsOf(layer.text)) || t`빈 글`
    if (layer.type === 'image' && layer.alt) return layer.alt
    return kindOf(layer)
  }
}

type Words = Extract<Layer, { type: 'text' }>['text']

function wordsOf(text: Words): string {
  return typeof text === 'string' ? text : text.map((run) => run.t).join('')
}

function shortened(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : line
}
