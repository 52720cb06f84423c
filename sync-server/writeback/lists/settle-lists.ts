import { fieldsOf } from '#model/documents/documents.ts'
import { followList } from '#model/fields/followed-list.ts'
import type { ListField } from '#model/fields/list.ts'
import type { Pass } from '../pass/pass.ts'
import { isTooLong } from '../pass/too-long.ts'
import { type ListResource, lists } from '../rest/resources.ts'
import { applyRowChanges } from './apply-row-changes.ts'
import { resumeCreations } from './create-items.ts'
import { deleteRows } from './delete-rows.ts'
import { readRows } from './list-rows.ts'
import type { ListState } from './list-state.ts'
import { settleItems } from './settle-items.ts'
import { settleOrder } from './settle-order.ts'

/** Settles every list of a document that REST holds as rows, item by item, matched by item key and row id. */
export async function settleLists(pass: Pass): Promise<void> {
  for (const field of fieldsOf(pass.room.document)) {
    if (field.kind !== 'list' || field.rest === undefined) continue
    const resource = lists[field.rest]
    if (!resource || isTooLong(pass, field)) continue
    await pass.attempt(() => settleList(pass, field, resource))
    await pass.pauses.ifLong()
  }
}

async function settleList(pass: Pass, field: ListField, resource: ListResource): Promise<void> {
  const items = followList(field, pass.room.doc)
  try {
    const rows = await readRows({ pass, field, resource })
    const agreed = { ...pass.shadow.lists[field.path] }
    const list: ListState = { pass, field, resource, items, rows, agreed }
    if (await resumeCreations(list)) list.rows = await readRows(list)
    await applyRowChanges(list)
    await deleteRows(list)
    await settleItems(list)
    await settleOrder(list)
  } finally {
    items.close()
  }
}
