import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { type TextBinding, useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import type { TextChange } from '#engine/documents/text/bound-text.ts'
import { useSession } from '#engine/identity/session.ts'
import type { TextHandle } from '#model/fields/text.ts'
import { reworded } from '#model/voice/registers.ts'
import { noteTaken, type Taken } from './taken-state.ts'

interface Taking {
  readonly binding: TextBinding
  /** Why the text cannot be changed; null where it can. */
  readonly lock: string | null
  /** Changes the text as one step of undo and notes from where; `changesOf` is asked with the text of that moment. */
  take(changesOf: (text: string) => readonly TextChange[], from: Pick<Taken, 'source' | 'number'>): void
}

/** Takes changes over into a text, by a press only. */
export function useTaking(handle: TextHandle): Taking {
  const { t } = useLingui()
  const binding = useTextBinding(handle)
  const { isReadOnly, whyReadOnly } = useDocumentView(handle.document)
  const person = useSession().session?.fullName ?? ''
  return {
    binding,
    lock: isReadOnly ? (whyReadOnly ?? t`보기 권한으로는 고칠 수 없어요.`) : null,
    take: (changesOf, from) => {
      let made: string | null = null
      binding.reword((text) => {
        const changes = changesOf(text)
        if (changes.length > 0) made = reworded(text, changes)
        return changes
      })
      if (made !== null) noteTaken({ ...from, path: handle.path, person, at: Date.now(), text: made })
    },
  }
}
