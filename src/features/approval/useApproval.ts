import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocumentViews } from '#device/documents/react/useDocument.ts'
import { isLocal } from '#device/identity/brand-ref.ts'
import { useSession } from '#device/identity/session.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { useLive } from '#device/store/useLive.ts'
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
  const { session } = useSession()
  const idAccount = session?.idAccount ?? null
  const role = useBrandRole(brand)
  const lane = `approval.change:${brand}:${section.progress}`
  const waiting = useLive(idAccount === null || isLocal(brand) ? null : `${idAccount} ${lane}`, async () => {
    const { readWaiting } = await import('#device/queue/waiting.ts')
    return async () => toState((await readWaiting(idAccount ?? 0, lane)).at(-1))
  })
  const said = approvalOf(section, answers)
  const settled = said?.state ?? 'DRAFT'
  const state = waiting ?? settled
  const isWaiting = waiting !== null && waiting !== undefined && waiting !== settled

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
    const [{ enqueue }, { changeApproval }] = await Promise.all([
      import('#device/queue/outbox.ts'),
      import('#contract/approval.ts'),
    ])
    const body = { section: section.progress, state: next, ...(digest === null ? {} : { words: digest }) }
    const { ok } = await enqueue(changeApproval, { body }, lane)
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

/** State that the last queued command sets; null where none is queued. */
function toState(body: unknown): AskedState | null {
  if (typeof body !== 'object' || body === null || !('state' in body)) return null
  if (body.state === 'DRAFT') return 'DRAFT'
  return approvalStates.find((state) => state === body.state) ?? null
}
