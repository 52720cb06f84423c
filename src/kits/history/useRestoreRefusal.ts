import { useLingui } from '@lingui/react/macro'
import { restoreVersion } from '#contract/history.ts'
import { mayCall } from '#contract/may-call.ts'
import { useDocument, useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { type DocumentName, kindOf, traitsOf } from '#model/document-kinds/names.ts'

/**
 * Why no version of the document can be restored here, as text; null where it can. `isStored`: the list is the one that this
 * device has, because the server did not answer, or has not yet.
 */
export function useRestoreRefusal(name: DocumentName, isStored: boolean): string | null {
  const { t } = useLingui()
  const { brand, isEditable } = useDocument()
  const { isReadOnly } = useDocumentView(kindOf(name))
  const role = useBrandRole(brand)
  if (!traitsOf(name).isRestorable) return t`이 문서의 버전은 볼 수만 있어요.`
  if (role !== null && !mayCall(restoreVersion, role))
    return t`되돌리기는 소유자와 관리자가 할 수 있어요. 필요하면 의견으로 부탁해 주세요.`
  if (isStored) return t`되돌리려면 인터넷에 연결되어야 해요.`
  if (isReadOnly) return t`보기 권한으로는 되돌릴 수 없어요.`
  if (!isEditable) return t`문서를 여는 중이라 아직 되돌릴 수 없어요.`
  return null
}
