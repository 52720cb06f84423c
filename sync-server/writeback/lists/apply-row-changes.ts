import { agreeItems, haveSameValues, itemOf, type ListState, valuesOf } from './list-state.ts'

/** Rows that REST made become items. Items whose row REST deleted are removed, unless a member changed them since. */
export async function applyRowChanges(list: ListState): Promise<void> {
  const { pass, field, rows, agreed } = list
  const { doc } = pass.room
  const items = list.items.items()
  const knownIds = new Set([...items.map(({ id }) => id), ...Object.values(agreed).map(({ id }) => id)])
  const newRows = [...rows.values()].filter(({ id }) => !knownIds.has(id)).sort((a, b) => a.order - b.order)
  const goneItems = items.filter((item) => {
    const { key, id } = item
    const known = agreed[key]
    if (id === null || rows.has(id) || known?.id !== id || known.isLeaving) return false
    const { values, waiting } = valuesOf(list, item)
    return waiting.size === 0 && haveSameValues(known.values, values)
  })
  if (newRows.length + goneItems.length === 0) return
  await pass.room.edit(() => {
    for (const { id, order, values } of newRows) {
      const key = field.add(doc, itemOf(list, values), { key: `rest-${id}`, at: order })
      field.attachId(doc, key, id)
      agreed[key] = { id, values }
    }
    for (const { key } of goneItems) {
      field.remove(doc, key)
      delete agreed[key]
    }
  })
  agreeItems(list)
}
