import { createRoot } from 'react-dom/client'
import { decodePicture } from '#kits/design/export/decode-picture.ts'
import { paintCanvas } from '#kits/design/export/paint-canvas.ts'
import { pdfPicture } from '#kits/design/export/pdf-picture.ts'
import { readPictures } from '#kits/design/export/read-pictures.ts'
import { SceneSvg } from '#kits/design/scene/SceneSvg.tsx'
import { frameOf } from '#scene/back-ends/svg-values.ts'
import type { Drawing } from '#scene/list/drawing.ts'

/** What a test draws in a browser. Of drawings whose one picture is in `address`. */
export interface InBrowser {
  /** As elements in the page, so many CSS px as px of the page. */
  showElements(drawing: Drawing, address: string): void
  /** RGBA of a canvas on white, in base64. */
  drawOnCanvas(drawing: Drawing, address: string): Promise<string>
  /** The picture as a PDF holds it, by the key of its pixels, in base64. */
  pictureOfPdf(drawing: Drawing, address: string): Promise<readonly [key: string, bytes: string][]>
}

const inBrowser: InBrowser = {
  showElements(drawing, address) {
    const host = document.body.appendChild(document.createElement('div'))
    host.style.cssText = `position: absolute; inset: 0; width: ${drawing.width}px; background: #FFFFFF`
    const pictures = new Map(
      drawing.items.flatMap((item) => (item.kind === 'picture' ? [[item.picture, address]] : [])),
    )
    createRoot(host).render(<SceneSvg drawing={drawing} label={null} pictures={pictures as never} />)
  },
  async drawOnCanvas(drawing, address) {
    const { pictures } = await readPictures([drawing], readFrom(address), 1, decodePicture)
    const canvas = new OffscreenCanvas(drawing.width, drawing.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#FFFFFF'
    context.fillRect(0, 0, canvas.width, canvas.height)
    const host = { text: () => undefined, picture: (key: string) => pictures.get(key) ?? null }
    const frame = frameOf(drawing, false)
    paintCanvas(context, drawing, host, { frame, scaleX: 1, scaleY: 1, top: 0, isCut: true })
    return base64(context.getImageData(0, 0, canvas.width, canvas.height).data)
  },
  async pictureOfPdf(drawing, address) {
    const { pictures } = await readPictures([drawing], readFrom(address), 1, pdfPicture)
    return [...pictures].map(([key, picture]) => {
      if (picture.type === 'svg') throw new Error('no pixels')
      return [key, base64(picture.bytes)]
    })
  },
}

Object.assign(globalThis, { inBrowser })

function readFrom(address: string) {
  return async () => (await fetch(address)).blob()
}

function base64(bytes: Uint8Array | Uint8ClampedArray): string {
  return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
}
