import { rgbOf } from '#model/colour/oklab.ts'
import { type Drawing, type OwnSymbol, ownSymbolIn, toSvg } from '#model/draft-logo/drawing.ts'
import { oneColourOf, painted } from '#model/logo/one-colour.ts'

/** In pixels, of what is stored and downloaded: finding the parts keeps the page busy for the whole area. */
const storedSide = 1200

/**
 * How the own symbol of a drawing is drawn in one colour, by the same function as in the guide and the book: its parts are told
 * apart by the contrast between them. Rejects where the browser cannot draw it.
 */
export async function readOwnSymbol(drawing: Drawing, side = storedSide): Promise<OwnSymbol> {
  const own = ownSymbolIn(drawing)
  if (!own) return { kind: 'none' }
  const picture = new Image(side, side)
  picture.src = `data:image/svg+xml,${encodeURIComponent(toSvg(own))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no 2d canvas')
  context.drawImage(picture, 0, 0, side, side)
  const found = oneColourOf({ data: context.getImageData(0, 0, side, side).data, width: side, height: side })
  if (found.kind === 'plate') return found
  if (found.kind === 'blank') return { kind: 'none' }
  const known = new Map<string, string>()
  return {
    kind: 'form',
    paintedIn: (ink) => {
      const before = known.get(ink)
      if (before !== undefined) return before
      context.putImageData(new ImageData(painted(found.opacity, rgbOf(ink)), side, side), 0, 0)
      const address = canvas.toDataURL('image/png')
      known.set(ink, address)
      return address
    },
  }
}
