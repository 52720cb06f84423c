import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocument, useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useEdit, useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { openPremium } from '#kits/commerce/plan-modal.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import type { Body } from '#scene/body/body.ts'
import { withoutFiles } from '#scene/body/file-sources.ts'
import { resizeToForm } from '#scene/edit/resize-to-form.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { isEmptyDesign, placePages, type TemplatePlace } from './place-template.ts'

export interface TakeTemplate {
  /** The template that is asked about, because the design has layers already; null: none. */
  readonly asked: Template | null
  /** Takes a template: at once where the design is empty; leads to the plans where the brand's is too small. */
  take(template: Template): void
  /** Answers the question. */
  answer(way: 'add' | 'replace' | null): void
  readonly needsPlan: boolean
}

/** Pages of a template for the open design, in its size, as one step of undo. */
export function useTakeTemplate(): TakeTemplate {
  const { t } = useLingui()
  const { brand } = useDocument()
  const { document } = useDocumentView('design')
  const needsPlan = useNeedsPlan(brand, 'BASIC')
  const state = useEditorState()
  const { body, page } = useShown()
  const edit = useEdit()
  const [asked, setAsked] = useState<Template | null>(null)
  const put = ({ name, body: given }: Template, place: TemplatePlace) => {
    const { pages, isMoved } = inSizeOf(body, withoutFiles(given))
    const done = edit((doc) => ({ keys: placePages(doc, pages, place) }))
    if (!done) return
    if (!done.keys) {
      showToast({ tone: 'error', text: t`이 디자인에 더 담을 자리가 없어요. 안 쓰는 쪽을 지워 주세요.` })
      return
    }
    state.selection.set([])
    state.page.set(done.keys[0] ?? null)
    showToast({
      tone: isMoved ? 'info' : 'success',
      text: isMoved
        ? t`${name} 템플릿을 이 크기로 맞췄어요. 자리를 확인해 주세요.`
        : t`${name} 템플릿을 넣었어요.`,
      action: { label: t`실행 취소`, onPress: document.undo },
    })
  }
  return {
    asked,
    needsPlan,
    take: (template) => {
      if (template.isPremium && needsPlan)
        openPremium({ kind: 'template', id: template.idTemplate, after: 'stay' })
      else if (isEmptyDesign(body)) put(template, { instead: body.pages.map(({ id }) => id) })
      else setAsked(template)
    },
    answer: (way) => {
      setAsked(null)
      if (!asked || !page || way === null) return
      put(asked, way === 'add' ? { after: page.id } : { instead: [page.id] })
    },
  }
}

/** The pages of a template in the size of a design. `isMoved`: some of it has a place that rules have guessed. */
function inSizeOf({ form, unit, width, height, bleed, pages }: Body, template: Body) {
  const isSame = template.width === width && template.height === height && template.unit === unit
  if (isSame) return { pages: template.pages, isMoved: false }
  const cut = pages[0]?.cut
  const size = { form, unit, width, height, ...(bleed !== undefined && { bleed }), ...(cut && { cut }) }
  const { body, toCheck } = resizeToForm(template, size)
  return { pages: body.pages, isMoved: toCheck.length > 0 }
}
