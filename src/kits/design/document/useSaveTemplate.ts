import { useLingui } from '@lingui/react/macro'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { isAtLeast } from '#model/access/roles.ts'
import type { Body } from '#scene/body/body.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { createDesign } from './create-design.ts'

/** Makes a template of the brand of a design, and says so; null for a person who makes none. */
export function useSaveTemplate(): ((body: Body) => Promise<void>) | null {
  const { t } = useLingui()
  const { brand } = useDocument()
  const role = useBrandRole(brand)
  if (isLocal(brand) || role === null || !isAtLeast(role, 'BRAND_ROLE_DESIGNER')) return null
  return async (body) => {
    try {
      await createDesign(brand, body, { name: body.name, createdType: 'BRAND' })
      showToast({ tone: 'success', text: t`브랜드 템플릿을 만들었어요` })
    } catch (cause) {
      console.warn('the design cannot be copied', cause)
      showToast({
        tone: 'error',
        text: t`디자인을 만들지 못했어요. 이 기기의 저장 공간을 확인하고 다시 눌러 주세요.`,
      })
    }
  }
}
