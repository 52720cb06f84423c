import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentViews } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { useQueuedField } from '#engine/queue/useQueuedField.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { approvalCommand } from '#kits/brands/commands/change-approval.ts'
import { type BrandRole, isAtLeast } from '#model/access/roles.ts'
import { approvers } from '#model/access/writers.ts'
import { type Approval, type ApprovalState, approvalStates } from '#model/documents/approval.ts'
import {
  approvalField,
  approvalOf,
  approvedWordsField,
  digestSection,
  isChangedSinceApproval,
} from '#model/workbook/section-approval.ts'
import type { Section } from '#model/workbook/sections.ts'

/** A state that can be requested. `DRAFT` withdraws the approval or the request for review. */
export type AskedState = ApprovalState | 'DRAFT'

const askedStates: readonly AskedState[] = ['DRAFT', ...approvalStates]

export interface SectionApproval {
  /** The state including queued commands. */
  readonly state: AskedState
  /** Who set it and when; null for a draft and for a queued command. */
  readonly said: Approval | null
  /** Whether the state was set on this device and is not sent yet. */
  readonly isQueued: boolean
  /** Whether the section was edited after its approval. */
  readonly isChanged: boolean
  readonly role: BrandRole | null
  /** False where the state cannot be changed: read-only, or the document is loading. */
  readonly isOpen: boolean
  readonly mayApprove: boolean
  /**
   * Requests a state. Resolves to whether the command was queued or, in a local brand, whether the state was
   * written.
   */
  change(state: AskedState): Promise<boolean>
}

/**
 * Approval of a section. REST decides: the command is queued in the outbox, and its result arrives as a
 * change of the document. A local brand writes the state itself.
 */
export function useApproval(section: Section): SectionApproval {
  const answers = useAnswers()
  const { current, byName } = useDocumentViews()
  const view = byName[section.document] ?? null
  const { brand } = current.document
  const role = useBrandRole(brand)
  const stored = useQueuedField(brand, approvalField(section).path)
  const queued = askedStates.find((state) => state === stored) ?? null
  const said = approvalOf(section, answers)
  const settled = said?.state ?? 'DRAFT'
  const state = queued ?? settled
  const isQueued = queued !== null && queued !== settled

  const change = async (next: AskedState) => {
    if (!view || view.isReadOnly) return false
    // Digest of what this person sees now: that is what they approve, even if the command is sent later.
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
    const { ok } = await queueCommand(approvalCommand, { body }, brand)
    if (ok && digest !== null) view.document.edit((doc) => words.write(doc, digest))
    return ok
  }

  return {
    state,
    said: isQueued || queued === 'DRAFT' ? null : said,
    isQueued,
    isChanged: settled === 'APPROVED' && !isQueued && isChangedSinceApproval(section, answers),
    role,
    isOpen: view !== null && !view.isReadOnly,
    mayApprove: role !== null && isAtLeast(role, approvers),
    change,
  }
}
