import type { Hex } from '#model/colour/oklab.ts'

export type Scheme = 'light' | 'dark'

/** The colour that a token has in a scheme, as the browser draws it; opaque. */
export function colourNow(name: string, scheme: Scheme): Hex {
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.cssText = `display:none;color-scheme:${scheme};color:var(${name})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return '#000000'
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase() as Hex
}
