import type { Hex } from '#model/colour/oklab.ts'

export type Scheme = 'light' | 'dark'

/** By the name of a token. */
export type Colours = ReadonlyMap<string, Hex>

export const schemes: readonly Scheme[] = ['light', 'dark']

/**
 * The colours of tokens in both schemes, as the browser draws them on the paper of the scheme. A build writes `light-dark()` as
 * variables that only the root switches: the root has each theme for a moment, between two paints.
 */
export function coloursOf(names: readonly string[]): Readonly<Record<Scheme, Colours>> {
  const root = document.documentElement
  const { theme } = root.dataset
  const read = (scheme: Scheme): Colours => {
    root.dataset.theme = scheme
    return new Map(names.map((name) => [name, drawn([colourOf('--paper'), colourOf(name)])]))
  }
  const colours = { light: read('light'), dark: read('dark') }
  if (theme === undefined) delete root.dataset.theme
  else root.dataset.theme = theme
  return colours
}

function colourOf(name: string): string {
  const probe = document.body.appendChild(document.createElement('span'))
  // A transition would begin at the colour of the other scheme.
  probe.style.cssText = `display:none;transition:none;color:var(${name})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** One colour over the other. */
function drawn(layers: readonly string[]): Hex {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pen) return '#000000'
  for (const layer of layers) {
    pen.fillStyle = layer
    pen.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
