import * as Y from 'yjs'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { databaseNameOf } from '#engine/documents/storage/document-name.ts'
import { databasesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { planner } from '#model/documents/planner.ts'
import type { SearchedPlanner } from './find-entries.ts'

const { entries, texts } = planner.planner

/** The planner of a brand as this device has it: what is open now, else what is stored; null where it was never opened here. */
export async function readPlanner(account: number | null, brand: BrandRef): Promise<SearchedPlanner | null> {
  const ref = { account: typeof brand === 'number' ? account : null, brand, name: 'planner' } as const
  const database = databaseNameOf(ref)
  const open = openDocuments.get().find((one) => databaseNameOf(one) === database)
  if (open?.phase.get() === 'ready')
    return { entries: open.items(entries).get(), texts: open.items(texts).get() }
  const stored = await databasesOnDevice(account)
  if (!stored.includes(database)) return null
  const update = await readWholeDocument(ref)
  if (!update) return null
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  const read = { entries: entries.read(doc), texts: texts.read(doc) }
  doc.destroy()
  return read
}
