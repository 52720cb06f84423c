import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { createDesign } from '#kits/design/document/create-design.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { formOf } from '#model/forms/forms.ts'
import { emptyBody } from '#scene/body/empty-body.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { ChosenSize } from './CreateDialog.tsx'

/** Makes a design with one empty page, also without a network, and opens it. One press makes one. */
export function useCreateDesign(createdType: DesignType, folder: string | null): (size: ChosenSize) => void {
  const { t } = useLingui()
  const { brand } = useDocument()
  const navigate = useNavigate()
  const isBusy = useRef(false)
  return ({ form, name, ...size }) => {
    if (isBusy.current) return
    isBusy.current = true
    const bleed = form === null ? 0 : (formOf(form)?.bleed ?? 0)
    const body = emptyBody('', { form: form ?? 'custom', ...size, ...(bleed > 0 ? { bleed } : {}) })
    createDesign(brand, body, { name: name || t`새 디자인`, createdType, folder })
      .then((id) => {
        const to = createdType === 'BRAND' ? '/brand/brand-template/$id' : '/brand/design/$id'
        return navigate({ to, params: { id } })
      })
      .catch((cause: unknown) => {
        console.warn('the design cannot be made', cause)
        showToast({
          tone: 'error',
          text: t`디자인을 만들지 못했어요. 이 기기의 저장 공간을 확인하고 다시 눌러 주세요.`,
        })
      })
      .finally(() => {
        isBusy.current = false
      })
  }
}
