import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { openPremium } from '#kits/commerce/plan-modal.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { isAtLeast } from '#model/access/roles.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { Market } from './useMarket.ts'

interface AddTemplate {
  /** Makes a design or a template of the brand without opening it, also without a network; the toast leads there. */
  add(template: Template, createdType: DesignType): void
  /** Templates of the brand are made by designers and above, of a brand that has an account. */
  readonly canAddToBrand: boolean
}

/** One press adds one. Where the brand's plan is too small for a premium template, it leads to the plans instead. */
export function useAddTemplate({ brand, needsPlan }: Pick<Market, 'brand' | 'needsPlan'>): AddTemplate {
  const { t } = useLingui()
  const navigate = useNavigate()
  const role = useBrandRole(brand)
  const isBusy = useRef(false)

  async function make({ idTemplate, name, body }: Template, createdType: DesignType): Promise<void> {
    const id = await createDesign(brand, body, { name, template: { idTemplate }, createdType })
    const isBrands = createdType === 'BRAND'
    const to = isBrands ? '/brand/brand-template/$id' : '/brand/design/$id'
    showToast({
      tone: 'success',
      text: isBrands ? t`브랜드 템플릿에 담았어요` : t`내 디자인에 담았어요`,
      action: { label: t`열기`, onPress: () => void navigate({ to, params: { id } }) },
    })
  }

  return {
    canAddToBrand: !isLocal(brand) && role !== null && isAtLeast(role, 'BRAND_ROLE_DESIGNER'),
    add(template, createdType) {
      if (template.isPremium && needsPlan)
        return openPremium({ kind: 'template', id: template.idTemplate, after: 'make', createdType })
      if (isBusy.current) return
      isBusy.current = true
      make(template, createdType)
        .catch((cause: unknown) => {
          console.warn('the template cannot be added', cause)
          showToast({
            tone: 'error',
            text: t`디자인을 만들지 못했어요. 이 기기의 저장 공간을 확인하고 다시 눌러 주세요.`,
          })
        })
        .finally(() => {
          isBusy.current = false
        })
    },
  }
}
