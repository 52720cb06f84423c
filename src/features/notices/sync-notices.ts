import type { SyncReason, SyncState } from '#engine/documents/engine/sync-state.ts'
import type { Notice } from '#engine/store/notice-row.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'

/** States that end by themselves, have a banner on every screen, or of which the refused command tells, make no notice. */
const makesNotice = (reason: SyncReason): boolean =>
  !['offline', 'busy', 'relogin', 'rebuilt', 'tooFast', 'refused', 'notMade'].includes(reason)

/** Notices from the sync state of one document: fields that the server refused, or the whole document. */
export function syncNotices(of: { brand: number; document: DocumentName; sync: SyncState }): Notice[] {
  const { kind, reason, problems } = of.sync
  const fields = new Set(problems.flatMap(({ field }) => field ?? []))
  const refused = [...fields].map(
    (field): Notice => ({
      id: `field:${of.brand}:${field}`,
      brand: of.brand,
      facts: { kind: 'refusedField', field },
    }),
  )
  const isWhole = kind === 'failed' && reason !== undefined && makesNotice(reason)
  const whole: Notice[] = isWhole
    ? [
        {
          id: `document:${of.brand}:${of.document}:${reason}`,
          brand: of.brand,
          facts: { kind: 'refusedDocument', reason },
        },
      ]
    : []
  return [...whole, ...refused]
}
