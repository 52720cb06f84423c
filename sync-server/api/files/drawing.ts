import { SaxesParser, type SaxesTagNS } from 'saxes'
import { isHarmlessStyle } from '#model/drawings/harmless-style.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { allowedAttributes, allowedElements } from './drawing-vocabulary.ts'

export interface Drawing {
  /** Serialised again from the parsed input, so that a browser cannot parse it differently. */
  readonly svg: string
  readonly width: number | null
  readonly height: number | null
}

const svgNamespace = 'http://www.w3.org/2000/svg'
const xlinkNamespace = 'http://www.w3.org/1999/xlink'
/** Elements that run code or load content. A drawing with one of them is refused instead of cleaned. */
const forbiddenElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
  'listener',
  'set',
  'animate',
  'animatetransform',
  'animatemotion',
  'animatecolor',
  'discard',
  'a',
  'feimage',
  'cursor',
])
const maxDepth = 200

/**
 * Parses an SVG and keeps only what is drawn; metadata of drawing programs is removed. null where it contains scripts,
 * external references or other active content.
 */
export function readDrawing(text: string): Drawing | null {
  const written: string[] = []
  const open: { readonly name: string; readonly isKept: boolean; style: string }[] = []
  let isHarmful = false
  let size: Pick<Drawing, 'width' | 'height'> | null = null
  const parser = new SaxesParser({ xmlns: true, position: false })

  parser.on('error', () => {
    isHarmful = true
  })
  parser.on('doctype', (doctype) => {
    // Brackets contain declarations of entities and attribute defaults.
    if (doctype.includes('[')) isHarmful = true
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') isHarmful = true
  })
  parser.on('opentag', (tag) => {
    if (isForbidden(tag) || open.length > maxDepth) isHarmful = true
    if (open.length === 0 && (tag.local !== 'svg' || !isSvg(tag))) isHarmful = true
    const isInside = open.every(({ isKept }) => isKept)
    const isKept = isInside && isSvg(tag) && allowedElements.has(tag.local)
    if (open.length === 0) size = sizeOf(tag)
    if (isKept) {
      const attributes = attributesOf(tag)
      if (attributes === null) isHarmful = true
      else {
        const namespaces = open.length === 0 ? ` xmlns="${svgNamespace}" xmlns:xlink="${xlinkNamespace}"` : ''
        written.push(`<${tag.local}${namespaces}${attributes}>`)
      }
    } else if (attributesOf(tag) === null) isHarmful = true
    open.push({ name: tag.local, isKept, style: '' })
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    // Whole: comments and removed elements between its parts are gone from what is written.
    if (closed && !isHarmlessStyle(closed.style)) isHarmful = true
    if (closed?.isKept && open.every(({ isKept }) => isKept)) written.push(`</${closed.name}>`)
  })
  const words = (text: string) => {
    const inside = open.at(-1)
    if (inside?.name === 'style') inside.style += text
    if (open.length > 0 && open.every(({ isKept }) => isKept)) written.push(escapeHtml(text))
  }
  parser.on('text', words)
  parser.on('cdata', words)

  try {
    parser.write(text).close()
  } catch {
    return null
  }
  const { width, height } = (size as Pick<Drawing, 'width' | 'height'> | null) ?? {
    width: null,
    height: null,
  }
  return isHarmful || written.length === 0 ? null : { svg: written.join(''), width, height }
}

function isSvg({ uri }: SaxesTagNS): boolean {
  return uri === svgNamespace || uri === ''
}

function isForbidden({ local, uri }: SaxesTagNS): boolean {
  return forbiddenElements.has(local.toLowerCase()) || uri === 'http://www.w3.org/1999/xhtml'
}

/** The attributes as serialised text; null where one of them is harmful. */
function attributesOf({ attributes, local }: SaxesTagNS): string | null {
  let written = ''
  for (const { local: name, prefix, uri, value } of Object.values(attributes)) {
    if (/^on/i.test(name)) return null
    if (prefix === 'xmlns' || name === 'xmlns') continue
    const isAddress = name === 'href' && (uri === '' || uri === xlinkNamespace)
    if (isAddress) {
      if (!isHarmlessAddress(value, local)) return null
      written += ` xlink:href="${escapeHtml(value.trim())}"`
      continue
    }
    if (!isHarmlessStyle(value)) return null
    if (uri === '' && allowedAttributes.has(name)) written += ` ${name}="${escapeHtml(value)}"`
    if (prefix === 'xml' && (name === 'space' || name === 'lang'))
      written += ` xml:${name}="${escapeHtml(value)}"`
  }
  return written
}

/** Allows references to a part of the drawing itself, and embedded pictures. */
function isHarmlessAddress(address: string, element: string): boolean {
  const trimmed = address.trim()
  if (/^(#\S*)?$/.test(trimmed)) return true
  return element === 'image' && /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]*$/.test(trimmed)
}

function sizeOf({ attributes }: SaxesTagNS): Pick<Drawing, 'width' | 'height'> {
  const [, , boxWidth, boxHeight] = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return {
    width: lengthOf(attributes.width?.value) ?? wholeOf(boxWidth),
    height: lengthOf(attributes.height?.value) ?? wholeOf(boxHeight),
  }
}

function lengthOf(length: string | undefined): number | null {
  const [, number] = /^\s*([\d.]+)(px)?\s*$/.exec(length ?? '') ?? []
  return number === undefined ? null : wholeOf(Number(number))
}

function wholeOf(number: number | undefined): number | null {
  return number !== undefined && Number.isFinite(number) && number > 0 && number < 1_000_000
    ? Math.max(1, Math.round(number))
    : null
}
