import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { type TextBinding, useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { TextChange } from '#engine/documents/text/bound-text.ts'
import { useSession } from '#engine/identity/session.ts'
import { addTaken } from '#model/documents/add-taken.ts'
import { takenListOf } from '#model/documents/taken-list.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { cutText } from '#model/text/cut-text.ts'
import { reworded } from '#model/voice/registers.ts'
import { noteTaken, type Taken } from './taken-state.ts'

interface Taking {
  readonly binding: TextBinding
  /** Why the text cannot be changed; null where it can. */
  readonly lock: string | null
  /**
   * Changes the text as one step of undo, and notes from where: under the field, and in the document for the history. `changesOf`
   * is asked with the text of that moment.
   */
  take(changesOf: (text: string) => readonly TextChange[], from: Pick<Taken, 'source' | 'number'>): void
}

/** Takes changes over into a text, by a press only. */
export function useTaking(handle: TextHandle): Taking {
  const { t } = useLingui()
  const binding = useTextBinding(handle)
  const { document, isReadOnly, whyReadOnly } = useDocumentView(handle.document)
  const { session } = useSession()
  const person = session?.fullName ?? ''
  return {
    binding,
    lock: isReadOnly ? (whyReadOnly ?? t`보기 권한으로는 고칠 수 없어요.`) : null,
    take: (changesOf, from) => {
      const note = (text: string) => {
        const at = Date.now()
        const list = takenListOf(handle.document)
        const made = { source: from.source, by: session?.idAccount ?? 0, name: cutText(person, 40) }
        // Beside the steps of undo: undoing the words must not wait for the undo of their note.
        const entry = document.editBeside((doc) => {
          if (handle.read(doc) !== text) return null
          const taken = { ...made, field: handle.path, at: new Date(at).toISOString() }
          return { key: list && addTaken(doc, list, taken) }
        })
        if (entry) noteTaken({ ...from, path: handle.path, person, at, entry: entry.key, text })
      }
      binding.reword((text) => {
        const changes = changesOf(text)
        // In the same task as the change, which waits for the end of a composition, and may be refused.
        if (changes.length > 0) queueMicrotask(() => note(reworded(text, changes)))
        return changes
      })
    },
  }
}
