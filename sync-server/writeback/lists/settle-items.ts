import type { Item, ItemShape } from '#model/fields/list.ts'
import { isSharedMap } from '#model/fields/shared-types.ts'
import { sendToRest } from '../pass/send-to-rest.ts'
import { settleValue } from '../pass/settle-value.ts'
import { type DocumentEdit, textEdit, valueEdit } from '../rest/document-edits.ts'
import { isOverwrittenUnseen } from '../rest/overwritten-unseen.ts'
import { propertyAt } from '../rest/resources.ts'
import type { RestValue } from '../shadow/shadow.ts'
import { createItem } from './create-items.ts'
import { changeRow, type Row, restPathOf } from './list-rows.ts'
import { agreeItems, asSent, baseOf, type ListState, pathOf, propertiesOf, valuesOf } from './list-state.ts'

/** The first items, as many as REST takes: those without a row get one, the others are settled value by value. */
export async function settleItems(list: ListState): Promise<void> {
  const { pass, field, rows } = list
  const items = list.items.items()
  const firstItems = items.slice(0, field.atMost)
  pass.reportLimit(field.path, items.length > field.atMost ? field.atMost : null)
  pass.forgetOtherItems(field.path, new Set(firstItems.map(({ key }) => key)))
  for (const [index, item] of firstItems.entries()) {
    const row = asSent(list, item.key, item.id === null ? undefined : rows.get(item.id))
    if (row) await settleItem(list, item, row)
    else await createItem(list, item, index)
    agreeItems(list)
    await pass.pauses.ifLong()
  }
}

async function settleItem(list: ListState, { key }: Item<ItemShape>, row: Row): Promise<void> {
  const { pass, field, resource, agreed: items } = list
  const { doc } = pass.room
  const agreed = items[key]?.id === row.id ? items[key]?.values : undefined
  const base = baseOf(list, key, agreed, row)
  // Read again, here and below: people may have changed the item during the calls before.
  const { values: document, waiting } = valuesOf(list, list.items.get(key))
  const known: Record<string, RestValue> = {}
  const toSend: string[] = []
  const edits: { readonly of: string; readonly edit: DocumentEdit }[] = []
  for (const [name, property] of propertiesOf(field)) {
    const path = pathOf(list, key, name)
    const { codec } = propertyAt(resource, name)
    const [mine, theirs] = [document[name] ?? null, row.values[name] ?? null]
    if (waiting.has(name)) {
      if (agreed?.[name] !== undefined) known[name] = agreed[name]
      continue
    }
    const verdict = settleValue(property.kind === 'text', base[name], mine, theirs)
    known[name] = theirs
    if (verdict.kind === 'agree') pass.resolve(path)
    else if (verdict.kind === 'toRest') {
      const isUnseen =
        property.kind === 'value' &&
        (pass.mayBePutBack(path, theirs) ||
          (isOverwrittenUnseenIn(list, key, name) &&
            !pass.wasSent(path, mine) &&
            !pass.isRefused(path, mine)))
      const replaced = verdict.replaced ?? (isUnseen ? theirs : null)
      if (replaced !== null)
        pass.keepReplaced({
          field: path,
          kept: codec.toDocument(mine),
          other: codec.toDocument(replaced),
        })
      toSend.push(name)
    } else if (property.kind === 'text') {
      edits.push({ of: name, edit: textEdit(property.at(key), base[name] ?? null, theirs) })
      if (verdict.kind === 'merge') toSend.push(name)
    } else {
      const value = codec.toDocument(theirs)
      const isUnchanged = () => (valuesOf(list, list.items.get(key)).values[name] ?? null) === mine
      if (value === null || property.at(key).accepts(value))
        edits.push({ of: name, edit: valueEdit(property.at(key), isUnchanged, value) })
    }
    pass.noteCompared(path)
  }
  items[key] = { id: row.id, values: { ...known } }
  if (edits.length > 0) {
    const left: string[] = []
    for (const { edit } of edits) {
      edit.prepare?.(doc)
      await pass.pauses.ifLong()
    }
    await pass.apply({ lists: { [field.path]: { [key]: { id: row.id, values: { ...known } } } } }, () => {
      for (const { of, edit } of edits) if (!edit(doc)) left.push(of)
    })
    const { values } = valuesOf(list, list.items.get(key))
    for (const name of left) {
      const { codec } = propertyAt(resource, name)
      const [kept, other] = [values[name] ?? null, known[name] ?? null]
      if (kept !== other)
        pass.keepReplaced({
          field: pathOf(list, key, name),
          kept: codec.toDocument(kept),
          other: codec.toDocument(other),
        })
    }
  }
  agreeItems(list)
  const now = valuesOf(list, list.items.get(key))
  const offers = toSend
    .filter((name) => !now.waiting.has(name) && now.values[name] !== known[name])
    .map((name) => ({
      path: pathOf(list, key, name),
      ...restPathOf(resource, name),
      name,
      value: now.values[name] ?? null,
    }))
  const accepted = await sendToRest(pass, (body) => changeRow(list, row.id, body), offers)
  for (const { path, value } of accepted) {
    const name = offers.find((each) => each.path === path)?.name
    if (name !== undefined) known[name] = value
    pass.resolve(path)
  }
  items[key] = { id: row.id, values: known }
}

function isOverwrittenUnseenIn({ pass, field }: ListState, key: string, name: string): boolean {
  const { doc } = pass.room
  const item = doc.getMap(field.path).get(key)
  return isSharedMap(item) && isOverwrittenUnseen(item, name, doc.clientID)
}
