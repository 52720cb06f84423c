import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { applyChange } from '#engine/store/change.ts'
import { localDesignsChanged } from '../document/local-designs.ts'
import { changeOfDesign } from '../reads/design-changes.ts'
import type { DesignRow } from '../reads/designs-read.ts'

/**
 * Shows the title that was written into a design in the lists of this device, also of a design that waits to be made: the server
 * has it in its list only after it has read the document.
 */
export async function noteTitle(
  brand: BrandRef,
  document: DesignRow['document'],
  title: string,
): Promise<void> {
  if (isLocal(brand)) return localDesignsChanged()
  const session = currentSession()
  if (!session) return
  const values = { title, changedAt: new Date().toISOString() }
  const change = changeOfDesign('used', brand, document, values)
  const { answers, outbox } = accountStore(session.idAccount)
  await answers.db.transaction('rw', answers, outbox, async () => {
    const row = await answers.get(change.answer)
    if (row) await answers.put({ ...row, answer: applyChange(row.key, row.answer, change) })
    await outbox
      .where('brand')
      .equals(brand)
      .modify((queued) => {
        const { changes = [] } = queued
        const isMaking = changes.some((one) => 'list' in one && one.isNew && one.id === document)
        if (!isMaking) return
        const next = changes.map((one) =>
          'list' in one && one.isNew && one.id === document
            ? { ...one, values: { ...one.values, ...values } }
            : one,
        )
        Object.assign(queued, { changes: next })
      })
  })
}
