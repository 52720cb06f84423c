import { type Zippable, zip } from 'fflate'
import { type OneColourPixels, oneColourOn } from '#kits/logo/one-colour-canvas.ts'
import { toIco } from './ico.ts'
import {
  type Canvas,
  faviconSizes,
  headSnippet,
  iconSizes,
  type LogoPart,
  logoRectangle,
  logoWidths,
  socialCanvases,
  webManifest,
} from './pack-plan.ts'

export interface PackSource {
  readonly name: string
  /** The brand's main colour; '' if there is none. */
  readonly main: string
  /** Colour of the logo on the main colour. */
  readonly inkOnMain: 'black' | 'white'
  readonly files: Partial<Readonly<Record<LogoPart, Blob>>>
  readonly readme: string
}

/**
 * Makes a zip of the logo in several sizes, website icons and social media images, on this device only.
 * `onProgress` gets values from 0 to 1. Rejects if an image cannot be decoded or drawn.
 */
export async function makePack(source: PackSource, onProgress: (share: number) => void): Promise<Blob> {
  const pictures = new Map<LogoPart, HTMLImageElement>()
  for (const [part, blob] of Object.entries(source.files)) pictures.set(part as LogoPart, await open(blob))
  try {
    const entries: Zippable = { 'README.txt': encode(source.readme) }
    const jobs = jobsOf(source, pictures)
    for (const [i, job] of jobs.entries()) {
      Object.assign(entries, await job())
      onProgress((i + 1) / (jobs.length + 1))
    }
    const bytes = await zipped(entries)
    onProgress(1)
    return new Blob([bytes], { type: 'application/zip' })
  } finally {
    for (const { src } of pictures.values()) URL.revokeObjectURL(src)
  }
}

type Pictures = ReadonlyMap<LogoPart, HTMLImageElement>
type Job = () => Promise<Zippable>

function jobsOf(source: PackSource, pictures: Pictures): Job[] {
  const symbol = pictures.get('symbol')
  const primary = pictures.get('vector') ?? pictures.get('primary')
  const jobs: Job[] = []
  for (const [part, blob] of Object.entries(source.files)) {
    jobs.push(async () => ({ [`logo/${names[part as LogoPart]}.${endingOf(blob)}`]: await bytesOf(blob) }))
  }
  for (const part of ['primary', 'secondary', 'blackWhite'] as const) {
    const picture = part === 'primary' ? primary : pictures.get(part)
    if (!picture) continue
    for (const width of logoWidths)
      jobs.push(async () => ({ [`logo/png/${names[part]}-${width}.png`]: await drawWide(picture, width) }))
  }
  if (symbol) {
    for (const size of logoWidths)
      jobs.push(async () => ({ [`logo/png/symbol-${size}.png`]: await drawSquare(symbol, size, null) }))
    jobs.push(() => favicons(symbol))
    for (const size of iconSizes)
      jobs.push(async () => ({
        [`favicon/${size === 180 ? 'apple-touch-icon' : `icon-${size}`}.png`]: await drawSquare(
          symbol,
          size,
          '#FFFFFF',
        ),
      }))
    jobs.push(async () => ({
      'favicon/site.webmanifest': encode(webManifest(source.name, source.main || '#FFFFFF')),
      'favicon/head.html': encode(headSnippet(source.main || '#FFFFFF')),
    }))
  }
  for (const canvas of socialCanvases) {
    const picture = (canvas.part === 'symbol' ? symbol : null) ?? primary ?? symbol
    if (!picture) continue
    jobs.push(async () => ({
      [`social/${canvas.name}.png`]: await drawOn(canvas, picture, '#FFFFFF', null),
      ...(source.main === ''
        ? {}
        : {
            [`social/${canvas.name}-colour.png`]: await drawOn(
              canvas,
              picture,
              source.main,
              source.inkOnMain,
            ),
          }),
    }))
  }
  return jobs
}

const names: Readonly<Record<LogoPart, string>> = {
  primary: 'logo-horizontal',
  secondary: 'logo-vertical',
  symbol: 'symbol',
  blackWhite: 'logo-one-colour',
  vector: 'logo',
}

async function favicons(symbol: HTMLImageElement): Promise<Zippable> {
  const pictures = await Promise.all(
    faviconSizes.map(async (size) => ({ size, png: await drawSquare(symbol, size, null) })),
  )
  return {
    'favicon/favicon.ico': toIco(pictures),
    'favicon/favicon-32.png': pictures[1]?.png ?? new Uint8Array(),
  }
}

function drawWide(picture: HTMLImageElement, width: number): Promise<Uint8Array> {
  const height = Math.max(1, Math.round(width / ratioOf(picture)))
  return draw(width, height, (context) => context.drawImage(picture, 0, 0, width, height))
}

function drawSquare(picture: HTMLImageElement, size: number, ground: string | null): Promise<Uint8Array> {
  return draw(size, size, (context) => {
    if (ground) fill(context, ground)
    const inset = ground ? 0.74 : 1
    const ratio = ratioOf(picture)
    const width = size * inset * Math.min(1, ratio)
    const height = width / ratio
    context.drawImage(picture, (size - width) / 2, (size - height) / 2, width, height)
  })
}

/** On a colour in one ink, or in its own colours on a plate where it has no one-colour form. */
function drawOn(
  canvas: Canvas,
  picture: HTMLImageElement,
  ground: string,
  ink: 'black' | 'white' | null,
): Promise<Uint8Array> {
  return draw(canvas.width, canvas.height, (context) => {
    fill(context, ground)
    const { x, y, width, height } = logoRectangle(canvas, ratioOf(picture))
    const shown = ink && onColour(picture)
    if (shown?.kind === 'plate') {
      const edge = Math.min(width, height) * 0.12
      context.fillStyle = shown.ground
      context.fillRect(x - edge, y - edge, width + edge * 2, height + edge * 2)
    }
    context.drawImage(shown?.kind === 'form' ? shown[ink ?? 'black'] : picture, x, y, width, height)
  })
}

type OnColour =
  | { readonly kind: 'form'; readonly black: OffscreenCanvas; readonly white: OffscreenCanvas }
  | Exclude<OneColourPixels, { readonly kind: 'form' }>

/** Once for each picture, because finding its parts takes longer than drawing it. */
const drawnForms = new WeakMap<HTMLImageElement, OnColour>()
const longestForm = 1200

function onColour(picture: HTMLImageElement): OnColour {
  const known = drawnForms.get(picture)
  if (known) return known
  const ratio = ratioOf(picture)
  const width = Math.max(1, Math.round(longestForm * Math.min(1, ratio)))
  const height = Math.max(1, Math.round(width / ratio))
  const canvas = () => new OffscreenCanvas(width, height)
  const context = canvas().getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser draws nothing')
  context.drawImage(picture, 0, 0, width, height)
  const found = oneColourOn(context)
  const shown = (pixels: ImageData) => {
    const form = canvas()
    form.getContext('2d')?.putImageData(pixels, 0, 0)
    return form
  }
  const made: OnColour =
    found.kind === 'form'
      ? {
          kind: 'form',
          black: shown(found.pixelsIn([0, 0, 0])),
          white: shown(found.pixelsIn([255, 255, 255])),
        }
      : found
  drawnForms.set(picture, made)
  return made
}

async function draw(
  width: number,
  height: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws nothing')
  context.imageSmoothingQuality = 'high'
  paint(context)
  return bytesOf(await canvas.convertToBlob({ type: 'image/png' }))
}

function fill(context: OffscreenCanvasRenderingContext2D, colour: string): void {
  context.fillStyle = colour
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}

async function open(blob: Blob): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = URL.createObjectURL(blob)
  await picture.decode()
  return picture
}

function ratioOf({ naturalWidth, naturalHeight }: HTMLImageElement): number {
  return naturalWidth > 0 && naturalHeight > 0 ? naturalWidth / naturalHeight : 1
}

function endingOf({ type }: Blob): string {
  if (type === 'image/svg+xml') return 'svg'
  return type === 'image/jpeg' ? 'jpg' : 'png'
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer())
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Stores without compression (level 0), because images are compressed already. */
function zipped(entries: Zippable): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    zip(entries, { level: 0 }, (error, bytes) =>
      error ? reject(error) : resolve(bytes as Uint8Array<ArrayBuffer>),
    )
  })
}
