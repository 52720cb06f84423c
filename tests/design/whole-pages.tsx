import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { decodePicture } from '#kits/design/export/decode-picture.ts'
import { makePicture } from '#kits/design/export/make-picture.ts'
import { outlinedText } from '#kits/design/export/paint-canvas.ts'
import { pdfPicture } from '#kits/design/export/pdf-picture.ts'
import { readPictures } from '#kits/design/export/read-pictures.ts'
import { SceneSvg } from '#kits/design/scene/SceneSvg.tsx'
import type { Drawing, TextItem } from '#scene/list/drawing.ts'

/** By the keys of pictures: addresses with their bytes. */
export type Addresses = Readonly<Record<string, string>>

/** What a test draws in a browser of a whole page with its fonts and pictures. */
export interface WholePages {
  /** Bytes in base64; `ranges`: null for all letters. */
  loadFont(family: string, weight: number, ranges: string | null, bytes: string): Promise<void>
  /** As elements in the page, so many px wide and high. */
  showElements(drawing: Drawing, addresses: Addresses, width: number, height: number): void
  /** The file of the export in base64. `outlines`: path data of the items of text, in their order. */
  makePng(drawing: Drawing, addresses: Addresses, outlines: readonly string[], width: number): Promise<string>
  /** The pictures as a PDF holds them, by the keys of their pixels. */
  picturesOfPdf(drawing: Drawing, addresses: Addresses): Promise<readonly StoredPicture[]>
}

export type StoredPicture = readonly [
  key: string,
  type: 'jpg' | 'png' | 'svg',
  bytes: string,
  w: number,
  h: number,
]

let root: Root | null = null

const inBrowser: WholePages = {
  async loadFont(family, weight, ranges, bytes) {
    const source = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
    const options = { weight: `${weight}`, ...(ranges !== null && { unicodeRange: ranges }) }
    document.fonts.add(await new FontFace(family, source, options).load())
  },
  showElements(drawing, addresses, width, height) {
    root?.unmount()
    document.body.replaceChildren()
    const host = document.body.appendChild(document.createElement('div'))
    host.style.cssText = `position: absolute; inset: 0 auto auto 0; width: ${width}px; background: #FFFFFF`
    const style = document.createElement('style')
    style.textContent = `svg { display: block; inline-size: ${width}px; block-size: ${height}px }`
    host.before(style)
    root = createRoot(host)
    const pictures = new Map(Object.entries(addresses))
    flushSync(() => root?.render(<SceneSvg drawing={drawing} label={null} pictures={pictures} />))
    // A height is rounded to whole pixels, by less than a half.
    host.querySelector('svg')?.setAttribute('preserveAspectRatio', 'none')
  },
  async makePng(drawing, addresses, outlines, width) {
    const scale = width / drawing.width
    const { pictures } = await readPictures([drawing], readFrom(addresses), scale, decodePicture)
    const texts = drawing.items.filter((item) => item.kind === 'text')
    const outlineOf = new Map(texts.map((item, index) => [item, outlines[index] ?? '']))
    const host = {
      text: outlinedText((item: TextItem) => outlineOf.get(item) ?? ''),
      picture: (key: string) => pictures.get(key) ?? null,
    }
    const size = { width, height: Math.round(drawing.height * scale), perInch: null }
    const file = await makePicture(drawing, host, { format: 'png', size, isWithBleed: false, quality: 1 })
    return base64(new Uint8Array(await file.arrayBuffer()))
  },
  async picturesOfPdf(drawing, addresses) {
    const { pictures } = await readPictures([drawing], readFrom(addresses), 1, pdfPicture)
    return [...pictures].map(
      ([key, picture]): StoredPicture =>
        picture.type === 'svg'
          ? [key, 'svg', picture.svg, picture.width, picture.height]
          : [key, picture.type, base64(picture.bytes), 0, 0],
    )
  },
}

Object.assign(globalThis, { inBrowser })

function readFrom(addresses: Addresses) {
  return async (key: string) => {
    const address = addresses[key]
    return address === undefined ? null : (await fetch(address)).blob()
  }
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
