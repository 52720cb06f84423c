import { readCascade } from './cascade.ts'
import { CssValues } from './css-values.ts'
import { CssVariables } from './css-variables.ts'
import { DrawingFault, type DrawingProblem } from './drawing-fault.ts'
import { boundDrawn } from './drawn-count.ts'
import { EmbeddedPictures } from './embedded-picture.ts'
import { type Keeping, type KeptElement, keepElement } from './kept-element.ts'
import { Losses } from './losses.ts'
import { OutputLength } from './output-length.ts'
import { Steps } from './steps.ts'
import { drawnElements, unseenContainers } from './vocabulary.ts'
import { isOfSvg, readXml, svgNamespace, xlinkNamespace } from './xml-tree.ts'

export type CleanedDrawing =
  | {
      readonly ok: true
      /** Written anew from what was read, so that no browser reads it differently. */
      readonly svg: string
      readonly width: number | null
      readonly height: number | null
      /** What was removed and may have been drawn, by its names in the file. */
      readonly removed: readonly string[]
      /** Whether something of it is missed though pictures of both may be equal. */
      readonly isMissed: boolean
      /** The same drawing with the values that were removed, for a picture to compare; null where it lost none. Never stored. */
      readonly before: string | null
      /** Elements that are drawn once every reference is followed, of the heavier of both. */
      readonly drawn: number
    }
  | { readonly ok: false; readonly problem: DrawingProblem; readonly part: string | null }

/**
 * The one cleaner of SVG, for the device and the server. Keeps what is drawn: shapes, text, gradients, filters, references to the
 * drawing's own parts, embedded pictures, and what style sheets say, which is written into the elements. Scripts, addresses
 * of others, embedded pages, animations and metadata go.
 */
export function cleanDrawing(text: string): CleanedDrawing {
  const losses = new Losses()
  try {
    const { root, hasOutsideSheet } = readXml(text)
    if (root.name !== 'svg' || !isOfSvg(root)) throw new DrawingFault('broken')
    const steps = new Steps()
    const cascade = readCascade(root, steps)
    const keeping: Keeping = {
      cascade,
      pictures: new EmbeddedPictures(),
      losses,
      values: new CssValues(steps),
      steps,
      output: new OutputLength(),
    }
    const kept = keepElement(root, keeping, new CssVariables(null, new Map(), steps))
    if (!kept || !drawsAnything(kept)) throw new DrawingFault('empty', losses.first)
    const whole = losses.names.length > 0 ? withLost(kept) : null
    const drawn = Math.max(boundDrawn(kept), whole ? boundDrawn(whole) : 0)
    for (const other of cascade.others) noteSheet(other, kept, losses)
    if (hasOutsideSheet) losses.addMissed('xml-stylesheet')
    const svg = write(kept)
    const { names: removed, isMissed } = losses
    return { ok: true, svg, ...sizeOf(kept), removed, isMissed, before: whole && write(whole), drawn }
  } catch (cause) {
    if (cause instanceof DrawingFault) return { ok: false, problem: cause.problem, part: cause.part }
    // The stack of the engine is smaller than the limits expect.
    if (cause instanceof RangeError) return { ok: false, problem: 'tooComplex', part: null }
    throw cause
  }
}

/** A font that no text is set in is not missed. */
function noteSheet(other: string, kept: KeptElement, losses: Losses): void {
  if (other !== '@font-face') losses.addMissed(other)
  else if (has(kept, ({ name }) => name === 'text')) losses.addMissed(other)
}

function drawsAnything(element: KeptElement): boolean {
  if (unseenContainers.has(element.name)) return false
  return (
    drawnElements.has(element.name) ||
    element.children.some((child) => typeof child !== 'string' && drawsAnything(child))
  )
}

function withLost(element: KeptElement): KeptElement {
  return {
    ...element,
    attributes: new Map([...element.attributes, ...element.lost]),
    children: element.children.map((child) => (typeof child === 'string' ? child : withLost(child))),
  }
}

function has(element: KeptElement, test: (element: KeptElement) => boolean): boolean {
  return test(element) || element.children.some((child) => typeof child !== 'string' && has(child, test))
}

function write(root: KeptElement): string {
  const parts: string[] = []
  const output = new OutputLength()
  const add = (text: string) => {
    parts.push(text)
    output.add(text.length)
  }
  const writeElement = ({ name, attributes, children }: KeptElement, namespaces: string) => {
    add(`<${name}${namespaces}`)
    for (const [attribute, value] of attributes) add(` ${attribute}="${escaped(value)}"`)
    add('>')
    for (const child of children) {
      if (typeof child === 'string') add(escaped(child))
      else writeElement(child, '')
    }
    add(`</${name}>`)
  }
  writeElement(root, ` xmlns="${svgNamespace}" xmlns:xlink="${xlinkNamespace}"`)
  return parts.join('')
}

/** For text and for attributes, in XML and in HTML alike. */
function escaped(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter) : text
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function sizeOf({ attributes }: KeptElement): { width: number | null; height: number | null } {
  const [, , boxWidth, boxHeight] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return {
    width: lengthOf(attributes.get('width')) ?? wholeOf(boxWidth),
    height: lengthOf(attributes.get('height')) ?? wholeOf(boxHeight),
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
