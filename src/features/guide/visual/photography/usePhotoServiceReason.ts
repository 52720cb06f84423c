import { useLingui } from '@lingui/react/macro'
import { useOnline } from '#engine/browser/network.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useProviders } from '#engine/reads/useProviders.ts'

/** Why the photo service cannot be searched now; undefined if it can. Permanent reasons come first. */
export function usePhotoServiceReason(): string | undefined {
  const { t } = useLingui()
  const { document } = useDocumentView('guide')
  const isOnline = useOnline()
  const providers = useProviders()
  if (providers?.photos === false) return t`이 서버에는 Unsplash 연결이 설정되어 있지 않아요.`
  if (isLocal(document.brand)) return t`가입하면 사진 서비스에서 찾을 수 있어요`
  if (!isOnline) return t`인터넷에 연결되어야 할 수 있어요`
  if (providers === null) return t`사진 서비스에 연결되어 있는지 알아보고 있어요`
  return undefined
}
