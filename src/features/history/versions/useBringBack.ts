import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { openVersion } from '#kits/history/version-doc.ts'
import { askRestore, type Version, type VersionScope } from '#kits/history/versions.ts'
import { kindOf } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { dismissToast, showToast } from '#ui/overlays/toasts.ts'
import { restore } from '../restore/restore.ts'

/**
 * Asks the server first, which saves the current state as a version, and then edits the document here: one
 * undo step that merges with concurrent changes. `paths`: of fields and items; null: all of it.
 */
export function useBringBack(scope: VersionScope, version: Version, onChanged: () => void) {
  const { t } = useLingui()
  const { document } = useDocumentView(kindOf(scope.document))
  const last = useRef<number | null>(null)
  const failed = t`되돌리지 못했어요. 내용은 그대로예요. 잠시 뒤 다시 해 주세요.`
  const offline = t`인터넷에 연결되어야 되돌릴 수 있어요. 내용은 그대로예요.`
  return async (paths: readonly string[] | null) => {
    const asked = await askRestore(scope, version.idVersion)
    if (!asked.ok) {
      showToast({ tone: 'error', text: asked.isOffline ? offline : asked.message || failed })
      return
    }
    const then = await openVersion(asked.answer)
    const done = document.edit((doc) => {
      restore(doc, then, fieldsOf(scope.document), (one) => paths === null || paths.includes(one))
      return true
    })
    then.destroy()
    if (done) {
      // Undo reverts the last step only, so the toast of an earlier step has to go.
      if (last.current !== null) dismissToast(last.current)
      last.current = showToast({
        tone: 'success',
        text: paths === null ? t`이 버전으로 되돌렸어요` : t`한 칸을 되돌렸어요`,
        action: { label: t`실행 취소`, onPress: document.undo },
      })
    } else showToast({ tone: 'error', text: failed })
    onChanged()
  }
}
