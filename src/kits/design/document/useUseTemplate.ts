import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import type { Template } from '../templates-read.ts'
import { createDesign } from './create-design.ts'

/** Makes an own design of a template, also without a network, and opens it. One press makes one. */
export function useUseTemplate(): (template: Template) => void {
  const { t } = useLingui()
  const { brand } = useDocument()
  const navigate = useNavigate()
  const isBusy = useRef(false)
  return ({ idTemplate, name, body }) => {
    if (isBusy.current) return
    isBusy.current = true
    createDesign(brand, body, { name, template: { idTemplate } })
      .then((id) => navigate({ to: '/brand/design/$id', params: { id } }))
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
