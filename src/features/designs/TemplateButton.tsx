import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { isAtLeast } from '#model/access/roles.ts'
import type { Body } from '#scene/body/body.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'

interface Props {
  body: Body
  createdType: DesignType
}

/** Of a template of the brand: makes an own design of it, which opens at once. Of a design, for designers: makes a template of it. */
export function TemplateButton({ body, createdType }: Props) {
  const { t } = useLingui()
  const { brand } = useDocument()
  const role = useBrandRole(brand)
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const isUse = createdType === 'BRAND'
  if (!isUse && (isLocal(brand) || role === null || !isAtLeast(role, 'BRAND_ROLE_DESIGNER'))) return null
  const make = () => {
    setIsBusy(true)
    createDesign(brand, body, { name: body.name, createdType: isUse ? 'USER' : 'BRAND' })
      .then((id) => {
        if (isUse) return navigate({ to: '/brand/design/$id', params: { id } })
        showToast({ tone: 'success', text: t`브랜드 템플릿을 만들었어요` })
      })
      .catch((cause: unknown) => {
        console.warn('the design cannot be copied', cause)
        showToast({
          tone: 'error',
          text: t`디자인을 만들지 못했어요. 이 기기의 저장 공간을 확인하고 다시 눌러 주세요.`,
        })
      })
      .finally(() => setIsBusy(false))
  }
  return (
    <Button
      icon={<Icon of={isUse ? Plus : LayoutTemplate} />}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) make()
      }}
    >
      {isUse ? <Trans>이 템플릿으로 시작</Trans> : <Trans>브랜드 템플릿으로</Trans>}
    </Button>
  )
}
