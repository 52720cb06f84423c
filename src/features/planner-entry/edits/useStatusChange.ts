import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useSession } from '#engine/identity/session.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useHasTeam } from '#kits/team/useHasTeam.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { approvers } from '#model/access/writers.ts'
import type { StatusKey } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { nextStatus, statusOf } from '#model/planner/status.ts'
import { cutText } from '#model/text/cut-text.ts'
import { postedValues, statusValues } from './status-values.ts'
import { type EntryEdits, useEntryEdits } from './useEntryEdits.ts'

export interface StatusChange {
  readonly status: StatusKey
  /** Where one press takes it; null: nowhere, by this person. */
  readonly next: StatusKey | null
  readonly hasTeam: boolean
  /** Why an entry cannot get a status from the list: without approval or a day it is neither planned nor posted. */
  readonly refusalOf: (status: StatusKey) => 'approval' | 'day' | null
  /** The returned function takes it back. */
  readonly change: (status: StatusKey) => () => void
  readonly setPosted: (channel: string, isOn: boolean) => void
  readonly edits: EntryEdits
}

const nameLength = 40

/** The status of an entry, and what changes it, each a step of undo. In a team, who plans an entry approves it. */
export function useStatusChange(entry: PlannerEntry): StatusChange {
  const { brand } = useDocumentView('planner').document
  const { session } = useSession()
  const role = useBrandRole(brand)
  const hasTeam = useHasTeam(brand)
  const edits = useEntryEdits(entry.key)
  const mayApprove = role !== null && isAtLeast(role, approvers)
  const status = statusOf(entry)
  const approver =
    hasTeam && mayApprove && session !== null
      ? { id: session.idAccount, name: cutText(session.fullName.toWellFormed(), nameLength) }
      : null
  return {
    status,
    next: nextStatus(status, { hasTeam, mayApprove }),
    hasTeam,
    refusalOf: (wanted) => {
      if (wanted === status || (wanted !== 'PLANNED' && wanted !== 'POSTED')) return null
      if (wanted === 'PLANNED' && entry.day === null) return 'day'
      const isApproved = status === 'PLANNED' || status === 'POSTED'
      return hasTeam && !mayApprove && !isApproved ? 'approval' : null
    },
    change: (next) => edits.write(statusValues(entry, next, { approver, now: Date.now() })),
    setPosted: (channel, isOn) => void edits.write(postedValues(entry, channel, isOn, Date.now())),
    edits,
  }
}
