import type { Layer, Page, TextLayer } from '#scene/body/body.ts'

/**
 * A page of one text with the letters that its field shows, as they are written: words of the brand stay in braces. With it are
 * the texts whose size follows its own, and nothing else.
 */
export function rawPage(page: Page, layer: TextLayer, letters: string): Page {
  return {
    ...page,
    layers: [
      { ...shown(layer), text: letters.replaceAll('{', '{{') },
      ...textsIn(page.layers)
        .filter(
          ({ id, fitGroup }) => id !== layer.id && fitGroup !== undefined && fitGroup === layer.fitGroup,
        )
        .map(shown),
    ],
  }
}

/** Upright and opaque: only its box counts. */
function shown({
  rotate: _,
  flipX: __,
  flipY: ___,
  opacity: ____,
  show: _____,
  ...layer
}: TextLayer): TextLayer {
  return layer
}

function textsIn(layers: readonly Layer[]): TextLayer[] {
  return layers.flatMap((layer) => {
    if (layer.hidden) return []
    if (layer.type === 'group') return textsIn(layer.children)
    return layer.type === 'text' ? [layer] : []
  })
}
