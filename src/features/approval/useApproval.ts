import { approvalCommand } from '#device/commands/change-approval.ts'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocumentViews } from '#device/documents/react/useDocument.ts'
import { isLocal } from '#device/identity/brand-ref.ts'
import { queueCommand } from '#device/queue/queue-command.ts'
import { useQueuedField } from '#device/queue/useQueuedField.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { type BrandRole, isAtLeast } from '#model/access/roles.ts'
import { type Approval, type ApprovalState, approvalStates } from '#model/documents/approval.ts'
import {
  approvalField,
  approvalOf,
  approvedWordsField,
  digestSection,
  isChangedSinceApproval,
} from '#model/workbook/section-approval.ts'
import type { Section } from '#model/workbook/sections.ts'

export type AskedState = ApprovalState | 'DRAFT'

const askedStates: readonly AskedState[] = ['DRAFT', ...approvalStates]

export interface SectionApproval {
  /** The state including queued commands. */
  readonly state: AskedState
  /** Who set it and when; null for a draft and for a queued command. */
  readonly said: Approval | null
  /** Set on this device and not sent yet. */
  readonly isWaiting: boolean
  /** Approved, and edited since. */
  readonly isChanged: boolean
  readonly role: BrandRole | null
  /** False where the state cannot be changed: read-only, or the document is loading. */
  readonly isOpen: boolean
  readonly mayApprove: boolean
  /** Resolves to whether the command was queued. */
  change(state: AskedState): Promise<boolean>
}

/**
 * Approval of a section. REST decides: the command waits in the outbox and its result comes back through the
 * document. A local brand writes the approval itself.
 */
export function useApproval(section: Section): SectionApproval {
  const answers = useAnswers()
  const { current, byName } = useDocumentViews()
  const view = byName[section.document] ?? null
  const { brand } = current.document
  const role = useBrandRole(brand)
  const queued = useQueuedField(brand, approvalField(section).path)
  const waiting = askedStates.find((state) => state === queued) ?? null
  const said = approvalOf(section, answers)
  const settled = said?.state ?? 'DRAFT'
  const state = waiting ?? settled
  const isWaiting = waiting !== null && waiting !== settled

  const change = async (next: AskedState) => {
    if (!view || view.isReadOnly) return false
    // The digest of what this person sees now: that is what they approve, whenever the command is sent.
    const digest = next === 'APPROVED' ? digestSection(section, answers) : null
    const words = approvedWordsField(section)
    if (isLocal(brand)) {
      const by = next === 'DRAFT' ? null : { state: next, by: 0, name: '', at: new Date().toISOString() }
      view.document.edit((doc) => {
        approvalField(section).write(doc, by)
        words.write(doc, digest)
      })
      return true
    }
    const body = { section: section.progress, state: next, ...(digest === null ? {} : { words: digest }) }
    const { ok } = await queueCommand(approvalCommand, { body })
    if (ok && digest !== null) view.document.edit((doc) => words.write(doc, digest))
    return ok
  }

  return {
    state,
    said: isWaiting || waiting === 'DRAFT' ? null : said,
    isWaiting,
    isChanged: settled === 'APPROVED' && !isWaiting && isChangedSinceApproval(section, answers),
    role,
    isOpen: view !== null && !view.isReadOnly,
    mayApprove: role !== null && isAtLeast(role, 'BRAND_ROLE_ADMIN'),
    change,
  }
}
