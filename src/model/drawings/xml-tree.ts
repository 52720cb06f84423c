import { SaxesParser, type SaxesTagNS } from 'saxes'
import { DrawingFault } from './drawing-fault.ts'
import { drawingLimits } from './drawing-limits.ts'
import { declaredEntities } from './entities.ts'

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string
  readonly namespace: string
  readonly attributes: readonly XmlAttribute[]
  readonly children: (XmlElement | string)[]
  readonly parent: XmlElement | null
  /** The elements among the children. */
  readonly elements: XmlElement[]
  /** Its place among the elements of its parent. */
  readonly index: number
  readonly classes: ReadonlySet<string>
}

export interface XmlAttribute {
  readonly name: string
  readonly prefix: string
  readonly namespace: string
  readonly value: string
}

export interface XmlDocument {
  readonly root: XmlElement
  /** Whether a style sheet of another file is named before the root. */
  readonly hasOutsideSheet: boolean
}

export const svgNamespace = 'http://www.w3.org/2000/svg'
export const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** Whether it is of SVG: also without a namespace, as copied out of a page. */
export function isOfSvg({ namespace }: XmlElement): boolean {
  return namespace === svgNamespace || namespace === ''
}

/** Rejects with a `DrawingFault` what is not well-formed, too deep or too long. Outside entities are never loaded. */
export function readXml(text: string): XmlDocument {
  if (text.length > drawingLimits.length) throw new DrawingFault('tooComplex')
  const parser = new SaxesParser({
    xmlns: true,
    position: false,
    additionalNamespaces: { xlink: xlinkNamespace },
  })
  const read: { root: XmlElement | null } = { root: null }
  let open: XmlElement | null = null
  let hasOutsideSheet = false
  let depth = 0
  let count = 0
  parser.on('error', () => {
    throw new DrawingFault('broken')
  })
  // Without a prototype: the parser would take the functions of objects for entities.
  parser.ENTITIES = declaredEntities('')
  parser.on('doctype', (doctype) => {
    parser.ENTITIES = declaredEntities(doctype)
  })
  parser.on('processinginstruction', ({ target }) => {
    if (target.toLowerCase() === 'xml-stylesheet') hasOutsideSheet = true
  })
  parser.on('opentag', (tag) => {
    depth += 1
    count += 1
    if (depth > drawingLimits.depth || count > drawingLimits.elements)
      throw new DrawingFault('tooComplex', tag.local)
    const element = elementOf(tag, open)
    open?.children.push(element)
    open?.elements.push(element)
    if (!open) read.root = element
    open = element
  })
  parser.on('closetag', () => {
    depth -= 1
    open = open?.parent ?? null
  })
  const add = (words: string) => void open?.children.push(words)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(text.trimStart()).close()
  if (!read.root) throw new DrawingFault('broken')
  return { root: read.root, hasOutsideSheet }
}

function elementOf({ local, uri, attributes }: SaxesTagNS, parent: XmlElement | null): XmlElement {
  return {
    name: local,
    namespace: uri,
    parent,
    children: [],
    elements: [],
    index: parent?.elements.length ?? 0,
    classes: new Set(attributes.class?.value.split(/\s+/).filter(Boolean)),
    attributes: Object.values(attributes).map(({ local: name, prefix, uri: namespace, value }) => ({
      name,
      prefix,
      namespace,
      value,
    })),
  }
}
