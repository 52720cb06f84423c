import { changeRow, readRows } from './list-rows.ts'
import type { ListState } from './list-state.ts'

/** The document's order goes to REST, unless REST alone changed the order. */
export async function settleOrder(list: ListState): Promise<void> {
  const { pass, field, resource, agreed } = list
  const { doc } = pass.room
  const hasNewRows = list.items.items().some(({ id }) => id !== null && !list.rows.has(id))
  if (hasNewRows) list.rows = await readRows(list)
  const { rows } = list
  const items = list.items
    .items()
    .filter(({ key, id }) => id !== null && rows.has(id) && agreed[key] !== undefined)
  const mine = items.map(({ id }) => id ?? 0)
  const ids = new Set(mine)
  const theirs = [...rows.values()]
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => a.order - b.order || a.id - b.id)
    .map(({ id }) => id)
  const before = (pass.shadow.orders[field.path] ?? []).filter((id) => ids.has(id))
  const isSameOrder = mine.join() === theirs.join()
  if (!isSameOrder && before.join() === mine.join()) {
    const keys = new Map(items.map(({ key, id }) => [id, key]))
    await pass.room.edit(() => {
      theirs.forEach((id, index) => {
        const key = keys.get(id)
        if (key !== undefined) field.move(doc, key, index)
      })
    })
    pass.agreeOrder(field.path, theirs)
    return
  }
  if (!isSameOrder) {
    for (const [index, id] of mine.entries()) {
      if (rows.get(id)?.order === index) continue
      await changeRow(list, id, { [resource.order]: index })
    }
  }
  pass.agreeOrder(field.path, mine)
}
