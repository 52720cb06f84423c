import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { type NoteScope, note, readNote, writeNote } from '#engine/store/note.ts'
import type { Notice } from '#engine/store/notice-row.ts'
import { keepStanding } from '#engine/store/notices.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { toBrandRole } from '#model/access/roles.ts'
import { traitsOf } from '#model/document-kinds/names.ts'
import { answersToTell } from './answers-to-tell.ts'
import { approvalNotices } from './approval-notices.ts'
import { commentNotices } from './comment-notices.ts'
import { syncNotices } from './sync-notices.ts'
import { watchLate } from './watch-late.ts'

/** Delay after the last change, so that notices are not recomputed on every keystroke. */
const pauseMs = 500
/** Ids of notices about approvals that were there on the first visit to the brand. */
const knownApprovals = note<readonly string[]>('notices.approvals', '1')

/** Records notices from the open documents of a brand. Returns the function that stops it. */
export function watchDocuments(idAccount: number, brand: number): () => void {
  const watched = new Map<OpenDocument, () => void>()
  const look = () => {
    const open = openDocuments.get().filter((one) => one.brand === brand && one.account === idAccount)
    for (const document of open) {
      if (!watched.has(document)) watched.set(document, watchDocument(idAccount, brand, document))
    }
    for (const [document, leave] of watched) {
      if (open.includes(document)) continue
      leave()
      watched.delete(document)
    }
  }
  const leaveList = openDocuments.subscribe(look)
  look()
  return () => {
    leaveList()
    for (const leave of watched.values()) leave()
  }
}

function watchDocument(idAccount: number, brand: number, document: OpenDocument): () => void {
  const { name } = document
  const told = answersToTell(document)
  let timer: Timer | null = null
  const tell = async () => {
    timer = null
    // Before the document is ready it has only the content stored last time.
    if (document.phase.get() !== 'ready') return
    const of = { brand, document: name, answers: told.get(), me: idAccount }
    await keepStanding(idAccount, `talk:${brand}:${name}`, commentNotices(of))
    await keepStanding(
      idAccount,
      `sync:${brand}:${name}`,
      syncNotices({ brand, document: name, sync: document.sync.get() }),
    )
    const row = await accountStore(idAccount).brands.get(brand)
    const approvals = approvalNotices({ ...of, role: toBrandRole(row?.brandRole ?? '') })
    await keepStanding(
      idAccount,
      `approval:${brand}:${name}`,
      await withoutKnownApprovals({ idAccount, brand, part: name }, approvals),
    )
  }
  const changed = () => {
    timer ??= startTimer(() => {
      tell().catch((cause: unknown) => console.warn('what is new cannot be kept on this device', cause))
    }, pauseMs)
  }
  const leavings = [told, document.sync, document.phase].map((one) => one.subscribe(changed))
  if (traitsOf(name).hasReminders) leavings.push(watchLate(idAccount, brand, document))
  changed()
  return () => {
    if (timer !== null) clearTimeout(timer)
    for (const leave of leavings) leave()
  }
}

/** On the first visit to a brand, existing approvals make no notices; open reviews do. */
async function withoutKnownApprovals(
  scope: NoteScope,
  notices: readonly Notice[],
): Promise<readonly Notice[]> {
  const known = await readNote(knownApprovals, scope)
  if (known) return notices.filter(({ id }) => !known.includes(id))
  const approved = notices.filter(({ facts }) => facts.kind === 'approved').map(({ id }) => id)
  await writeNote(knownApprovals, scope, approved)
  return notices.filter(({ id }) => !approved.includes(id))
}
