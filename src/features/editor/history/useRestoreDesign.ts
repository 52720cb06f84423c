import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { openVersion } from '#kits/history/version-doc.ts'
import { askRestore, type VersionScope } from '#kits/history/versions.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { dismissToast, showToast } from '#ui/overlays/toasts.ts'

/**
 * Asks the server first, which saves the current state as a version, and then edits the design here: one undo step that merges
 * with concurrent changes. Comments stay as they are.
 */
export function useRestoreDesign(
  scope: VersionScope,
  idVersion: number,
  onChanged: () => void,
): () => Promise<void> {
  const { t } = useLingui()
  const { document } = useDocumentView('design')
  const last = useRef<number | null>(null)
  const failed = t`되돌리지 못했어요. 내용은 그대로예요. 잠시 뒤 다시 해 주세요.`
  const offline = t`인터넷에 연결되어야 되돌릴 수 있어요. 내용은 그대로예요.`
  const write = async (state: string): Promise<boolean> => {
    try {
      const then = await openVersion(state)
      const body = bodyOf(then)
      then.destroy()
      const done = document.edit((doc) => {
        writeBody(doc, body)
        return true
      })
      return done === true
    } catch (cause) {
      console.warn('a version cannot be restored', cause)
      return false
    }
  }
  return async () => {
    const asked = await askRestore(scope, idVersion)
    if (!asked.ok) {
      showToast({ tone: 'error', text: asked.isOffline ? offline : asked.message || failed })
      return
    }
    if (await write(asked.answer)) {
      // Undo takes back the last step only, so the toast of an earlier restore has to go.
      if (last.current !== null) dismissToast(last.current)
      last.current = showToast({
        tone: 'success',
        text: t`이 버전으로 되돌렸어요`,
        action: { label: t`실행 취소`, onPress: document.undo },
      })
    } else showToast({ tone: 'error', text: failed })
    onChanged()
  }
}
