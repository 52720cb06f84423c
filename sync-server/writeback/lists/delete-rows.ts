import { agreeItems, asSent, baseOf, haveSameValues, itemOf, type ListState } from './list-state.ts'

/**
 * Removed items, and those beyond the limit, lose their row. An item that was removed while REST changed its row comes
 * back with the row's values.
 */
export async function deleteRows(list: ListState): Promise<void> {
  const { pass, field, resource, rows, agreed } = list
  const { doc } = pass.room
  const firstItems = list.items.items().slice(0, field.atMost)
  const kept = new Set(firstItems.map(({ key }) => key))
  for (const [key, known] of Object.entries(agreed)) {
    if (kept.has(key)) continue
    const row = asSent(list, key, rows.get(known.id))
    const isRemoved = list.items.get(key) === null
    if (row && isRemoved && !haveSameValues(row.values, baseOf(list, key, known.values, row))) {
      await pass.room.edit(() => {
        field.add(doc, itemOf(list, row.values), { key, at: row.order })
        field.attachId(doc, key, row.id)
      })
      agreed[key] = { id: row.id, values: row.values }
    } else {
      if (row) {
        // Stored first: a pass that is killed before the answer must not take the deletion for one by REST.
        agreed[key] = { ...known, isLeaving: true }
        agreeItems(list)
        await pass.noteSending([])
        const reply = await pass.rest(resource.remove, { params: { id: known.id } })
        if (!reply.ok && reply.status !== 404) continue
        rows.delete(known.id)
      }
      delete agreed[key]
    }
    agreeItems(list)
  }
}
