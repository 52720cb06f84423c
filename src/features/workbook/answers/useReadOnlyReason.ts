import { useLingui } from '@lingui/react/macro'
import { useDocument, useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useSyncState } from '#engine/documents/react/useSyncState.ts'

/** Why the document cannot be edited, as text; null where it can, and while it is still loading. */
export function useReadOnlyReason(): string | null {
  const { t } = useLingui()
  const { phase, isEditable } = useDocument()
  const { whyReadOnly } = useDocumentView()
  const { reason } = useSyncState()
  if (reason === 'roleLost') return t`권한이 바뀌어 고칠 수 없어요. 사본은 내보낼 수 있어요.`
  if (reason === 'notFound') return t`지워진 브랜드라 고칠 수 없어요. 사본은 내보낼 수 있어요.`
  if (phase === 'ready' && !isEditable) return whyReadOnly ?? t`보기 권한으로는 고칠 수 없어요.`
  return null
}
