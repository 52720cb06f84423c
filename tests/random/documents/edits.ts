import * as Y from 'yjs'
import type { Field } from '#model/fields/field.ts'
import type { ListField, NodeProperty } from '#model/fields/list.ts'
import type { Random } from '#model/fields/random.ts'
import type { RecordField } from '#model/fields/record.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { TreeField } from '#model/fields/tree.ts'
import { below } from '../../support/random.ts'

/** One edit as a person makes them, anywhere in a document; answers the path of the field. */
export function editSomething(random: Random, doc: Y.Doc, fields: readonly Field[]): string {
  const field = fields[below(random, fields.length)]
  if (!field) throw new Error('a document without fields')
  switch (field.kind) {
    case 'text':
      typeInto(random, doc, field, field.arbitrary(random))
      break
    case 'value':
      field.write(doc, random() < 0.2 ? null : field.arbitrary(random))
      break
    case 'list':
      editList(random, doc, field)
      break
    case 'record':
      editRecord(random, doc, field)
      break
    case 'texts':
      // Of few names, so that devices meet under them.
      typeInto(random, doc, field.at(`name ${below(random, 4)}`), field.arbitraryItem(random).text)
      break
    case 'tree':
      editTree(random, doc, field)
      break
  }
  return field.path
}

/** Under every name that the product uses, a value of a wrong type. */
export function writeGarbage(random: Random, doc: Y.Doc, fields: readonly Field[]): void {
  doc.transact(() => {
    for (const field of fields) {
      if (random() < 0.5) continue
      if (field.kind === 'text') strangeText(random, doc.getText(field.path))
      if (field.kind === 'texts') strangeText(random, doc.getText(`${field.path}/name ${below(random, 4)}`))
      if (field.kind === 'value') doc.getMap(field.part).set(field.name, strangeValue(random))
      if (field.kind === 'list' || field.kind === 'tree') strangeItems(random, doc.getMap(field.path))
    }
    doc.getMap('core').set(`unknown${below(random, 9)}`, strangeValue(random))
    doc.getArray(`new.${below(random, 9)}`).push([strangeValue(random)])
  })
}

function typeInto(random: Random, doc: Y.Doc, handle: TextHandle, words: string): void {
  const shared = handle.shared(doc)
  if (!shared) return
  const at = boundary(shared.toString(), below(random, shared.length + 1))
  if (random() < 0.3 && shared.length > at) {
    const end = boundary(shared.toString(), Math.min(shared.length, at + 1 + below(random, 5)))
    if (end > at) shared.delete(at, end - at)
  } else shared.insert(at, words.slice(0, 40).toWellFormed())
}

function editList(random: Random, doc: Y.Doc, list: ListField): void {
  const keys = list.keys(doc)
  const key = keys[below(random, keys.length)]
  const choice = random()
  if (key === undefined || (choice < 0.4 && keys.length < list.atMost)) {
    list.add(doc, list.arbitraryItem(random), { at: below(random, keys.length + 1) })
  } else if (choice < 0.6) list.move(doc, key, below(random, keys.length))
  else if (choice < 0.7) list.remove(doc, key)
  else editProperties(random, doc, list.properties, key)
}

function editProperties(
  random: Random,
  doc: Y.Doc,
  properties: Readonly<Record<string, NodeProperty>>,
  key: string,
): void {
  for (const property of Object.values(properties)) {
    if (property.kind === 'text') typeInto(random, doc, property.at(key), property.arbitrary(random))
    else property.at(key).write(doc, property.arbitrary(random))
  }
}

/** Of few names, so that devices meet under them. */
function editRecord(random: Random, doc: Y.Doc, record: RecordField): void {
  const key = `name ${below(random, 4)}`
  if (random() < 0.2) record.remove(doc, key)
  else {
    const property = record.properties[below(random, record.properties.length)] ?? ''
    const { [property]: value = null } = record.arbitraryItem(random)
    record.set(doc, key, { [property]: random() < 0.2 ? null : value })
  }
}

function editTree(random: Random, doc: Y.Doc, tree: TreeField): void {
  const keys = tree.keys(doc)
  const any = () => keys[below(random, keys.length + 1)] ?? null
  const [key, parent, at] = [any(), any(), below(random, 4)]
  const choice = random()
  if (key === null || (choice < 0.3 && keys.length < tree.atMost))
    tree.add(doc, tree.arbitraryItem(random), { parent, at })
  else if (choice < 0.75) tree.move(doc, key, { parent, at })
  else if (choice < 0.85) tree.remove(doc, key)
  else editProperties(random, doc, tree.properties, key)
}

function strangeText(random: Random, text: Y.Text): void {
  const strange: (() => void)[] = [
    () => text.insert(0, '\u0000\ud83c가'),
    () => text.insert(0, 'x'.repeat(5_000)),
    () => text.insertEmbed(0, { image: 1 }),
    () => text.insert(0, '굵게', { bold: true }),
    () => text.insert(0, '\r\n\r'),
  ]
  strange[below(random, strange.length)]?.()
}

function strangeItems(random: Random, map: Y.Map<unknown>): void {
  const item = new Y.Map<unknown>()
  map.set(`strange-${below(random, 5)}`, item)
  item.set('order', strangeValue(random))
  item.set('$place', strangeValue(random))
  item.set('$gone', strangeValue(random))
  item.set('id', strangeValue(random))
  item.set('keyword', strangeValue(random))
  item.set('description', random() < 0.5 ? new Y.Map() : strangeValue(random))
  map.set(`plain-${below(random, 5)}`, strangeValue(random))
}

function strangeValue(random: Random): unknown {
  const strange: unknown[] = [
    null,
    '',
    -1,
    0.5,
    true,
    'lower case',
    '#12',
    'x'.repeat(3_000),
    [],
    [1, [2]],
    {},
    { idFile: 'one' },
    JSON.parse('{"toString": 1, "length": -1}'),
    new Uint8Array([1, 2]),
  ]
  return strange[below(random, strange.length)]
}

/** Not into the middle of a pair: Yjs would put replacement characters there. */
function boundary(text: string, index: number): number {
  const code = text.charCodeAt(index)
  return code >= 0xdc00 && code <= 0xdfff ? index - 1 : index
}
