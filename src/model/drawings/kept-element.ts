import type { Cascade } from './cascade.ts'
import type { CssDeclaration } from './css-rules.ts'
import type { CssValues } from './css-values.ts'
import { CssVariables } from './css-variables.ts'
import type { EmbeddedPictures } from './embedded-picture.ts'
import type { Losses } from './losses.ts'
import type { OutputLength } from './output-length.ts'
import type { Steps } from './steps.ts'
import {
  keptElements,
  keptProperties,
  missedElements,
  plainAttributes,
  presentationAttributes,
} from './vocabulary.ts'
import { isOfSvg, svgNamespace, type XmlAttribute, type XmlElement, xlinkNamespace } from './xml-tree.ts'

/** An element of the cleaned drawing. */
export interface KeptElement {
  readonly name: string
  /** By their names in the file that is written, such as `xlink:href`. */
  readonly attributes: Map<string, string>
  readonly children: (KeptElement | string)[]
  /** Attributes as they came, where CSS in them is not kept: what the element was drawn with. */
  readonly lost: ReadonlyMap<string, string>
}

export interface Keeping {
  readonly cascade: Cascade
  readonly pictures: EmbeddedPictures
  readonly losses: Losses
  readonly values: CssValues
  readonly steps: Steps
  readonly output: OutputLength
}

/** The element with all that is kept of what is in it; null where it is removed. Only what is kept is judged. */
export function keepElement(element: XmlElement, keeping: Keeping, around: CssVariables): KeptElement | null {
  // A link is drawn like a group.
  const name = element.name === 'a' ? 'g' : element.name
  if (!isOfSvg(element) || !keptElements.has(name)) {
    noteRemoved(element, keeping)
    return null
  }
  const declarations = keeping.cascade.declarationsOf(element)
  const own = declarations.filter(({ property }) => property.startsWith('--'))
  const variables =
    own.length === 0
      ? around
      : new CssVariables(around, new Map(own.map(({ property, value }) => [property, value])), keeping.steps)
  const lost = new Map<string, string>()
  const style = keptStyle(declarations, keeping, variables, lost)
  for (const [property, value] of style) keeping.output.add(property.length + value.length + 2)
  const attributes = keptAttributes(element, keeping, variables, style, lost)
  if (attributes === null) return null
  for (const value of attributes.values()) keeping.output.add(value.length)
  if (style.size > 0) attributes.set('style', [...style].map((each) => each.join(':')).join(';'))
  const children = element.children.flatMap((child) =>
    typeof child === 'string' ? child : (keepElement(child, keeping, variables) ?? []),
  )
  for (const value of lost.values()) keeping.output.add(value.length)
  return { name, attributes, children, lost }
}

/** Null where the element is nothing without an address that cannot be kept. */
function keptAttributes(
  element: XmlElement,
  keeping: Keeping,
  variables: CssVariables,
  style: ReadonlyMap<string, string>,
  lost: Map<string, string>,
): Map<string, string> | null {
  const kept = new Map<string, string>()
  for (const attribute of element.attributes) {
    const { name, prefix, value } = attribute
    if (isAddress(attribute)) {
      const address = element.name === 'a' ? null : keptAddress(element, value, keeping)
      if (address !== null) kept.set('xlink:href', address)
    } else if (prefix === 'xml' && (name === 'space' || name === 'lang')) kept.set(`xml:${name}`, value)
    else if (prefix !== '') continue
    else if (plainAttributes.has(name)) kept.set(name, value)
    else if (presentationAttributes.has(name) && !style.has(name)) {
      const drawn = keeping.values.keep(value, variables)
      if (drawn !== null) kept.set(name, drawn)
      else if (value.trim() !== '') {
        keeping.losses.add(name)
        lost.set(name, value)
      }
    }
  }
  return neededAddress.has(element.name) && !kept.has('xlink:href') ? null : kept
}

/** Without one they draw nothing, and what they would have drawn is missed. */
const neededAddress: ReadonlySet<string> = new Set(['use', 'image', 'feImage'])

function isAddress({ name, prefix, namespace }: XmlAttribute): boolean {
  return name === 'href' && (prefix === '' || namespace === xlinkNamespace)
}

/** A part of the drawing itself, or an embedded picture. */
function keptAddress({ name }: XmlElement, given: string, { pictures, losses }: Keeping): string | null {
  const address = given.trim()
  if (/^#\S+$/.test(address) && name !== 'image') return address
  const picture = name === 'image' || name === 'feImage' ? pictures.keep(address) : null
  if (picture !== null) return picture
  if (address !== '' && address !== '#') {
    if (neededAddress.has(name)) losses.addMissed(name)
    else losses.add(name)
  }
  return null
}

function keptStyle(
  declarations: readonly CssDeclaration[],
  { losses, values, output }: Keeping,
  variables: CssVariables,
  lost: Map<string, string>,
): Map<string, string> {
  const style = new Map<string, string>()
  /** All values in their order, because a renderer takes the last one that it can read. */
  let before = ''
  let isLost = false
  const note = (property: string, value: string) => {
    output.add(property.length + value.length + 2)
    before += `${property}:${value};`
  }
  for (const { property, value } of declarations) {
    if (!keptProperties.has(property)) continue
    const kept = values.keep(value, variables)
    if (kept === null) {
      losses.add(property)
      if (!isLost) for (const each of style) note(...each)
      isLost = true
      note(property, values.asGiven(value, variables))
      continue
    }
    if (isLost) note(property, kept)
    // The place of the last one counts, because a shorthand sets others.
    style.delete(property)
    style.set(property, kept)
  }
  if (isLost) lost.set('style', before)
  return style
}

function noteRemoved(element: XmlElement, { losses }: Keeping): void {
  const { name, namespace, attributes } = element
  if (name === 'style') return
  const isOurs = namespace === svgNamespace || namespace === ''
  // What needs an extension is drawn by the program that wrote it alone.
  const needsExtension = attributes.some(
    (each) => each.name === 'requiredExtensions' && each.value.trim() !== '',
  )
  if (isOurs && missedElements.has(name) && !needsExtension) losses.addMissed(name)
  else if (name === 'script' || name === 'handler') losses.add(name)
  else losses.addUndrawn(name)
}
