import { DrawingFault } from './drawing-fault.ts'
import { drawingLimits } from './drawing-limits.ts'

/**
 * The five entities of XML and the text entities that a document type declares, as drawing programs write namespaces; outside ones are not declared. The
 * parser reads a property for each reference, so what all of them add is counted there. Markup in an entity stays text.
 */
export function declaredEntities(doctype: string): Record<string, string> {
  if (doctype.length > drawingLimits.doctypeLength) throw new DrawingFault('tooComplex', '<!DOCTYPE>')
  const declared = new Map<string, string>()
  const subset = doctype.slice(doctype.indexOf('[') + 1).replace(/<!--[\s\S]*?(?:-->|$)/g, '')
  for (const [, name = '', double, single] of subset.matchAll(declaration)) {
    // The first declaration of a name counts.
    if (!declared.has(name)) declared.set(name, double ?? single ?? '')
  }
  const entities: Record<string, string> = Object.assign(Object.create(null), predefined)
  const resolve = resolver(declared)
  for (const name of declared.keys()) {
    if (name in entities) continue
    Object.defineProperty(entities, name, { get: () => resolve(name) })
  }
  return entities
}

const declaration = /<!ENTITY\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/gu
const predefined = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const reference = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([\p{L}_:][\p{L}\p{N}_:.-]*));/giu

/**
 * The text of an entity by its name. Each is expanded once, and every reference costs a character besides the text that it
 * adds: entities that contain each other multiply also where all of them are empty.
 */
function resolver(declared: ReadonlyMap<string, string>): (name: string) => string {
  const known = new Map<string, string>()
  let added = 0
  const resolve = (name: string, depth = 0): string => {
    if (depth > drawingLimits.entityDepth) throw new DrawingFault('tooComplex', `&${name};`)
    const text = known.get(name) ?? expand(name, depth)
    known.set(name, text)
    added += 1 + text.length
    if (added > drawingLimits.entityLength) throw new DrawingFault('tooComplex', `&${name};`)
    return text
  }
  const expand = (name: string, depth: number): string =>
    (declared.get(name) ?? '').replace(reference, (whole, hex, decimal, inner) => {
      if (inner === undefined) return letter(hex, decimal)
      return declared.has(inner) ? resolve(inner, depth + 1) : whole
    })
  return (name) => resolve(name)
}

function letter(hex: string | undefined, decimal: string | undefined): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
