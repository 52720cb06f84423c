import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocument, useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useEdit, useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { createDesign } from '#kits/design/document/create-design.ts'
import { useMakeDesign } from '#kits/design/document/useMakeDesign.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body } from '#scene/body/body.ts'
import type { Layout } from '#scene/compose/layout-request.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { withFreshKeys } from '#scene/edit/copies.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { isEmptyDesign, placePages, type TemplatePlace } from '../templates/place-template.ts'

export interface TakeLayout {
  /** The layout that is asked about, because the design has layers already; null: none. */
  readonly asked: Layout | null
  readonly isBusy: boolean
  /** Puts a layout into the design, as one step of undo. One of another size is a design of its own where this one is not empty. */
  take(layout: Layout): void
  answer(way: 'add' | 'replace' | null): void
}

export function useTakeLayout(): TakeLayout {
  const { t } = useLingui()
  const { brand } = useDocument()
  const { document } = useDocumentView('design')
  const state = useEditorState()
  const { body, page } = useShown()
  const edit = useEdit()
  const openEditor = useOpenEditor()
  const { isBusy, open } = useMakeDesign()
  const [asked, setAsked] = useState<Layout | null>(null)
  const tell = (key: string | null) => {
    state.selection.set([])
    state.page.set(key)
    showToast({
      tone: 'success',
      text: t`배치를 넣었어요.`,
      action: { label: t`실행 취소`, onPress: document.undo },
    })
  }
  const put = (layout: Layout, place: TemplatePlace) => {
    const done = edit((doc) => ({ keys: placePages(doc, layout.body.pages, place) }))
    if (!done) return
    if (done.keys) tell(done.keys[0] ?? null)
    else showToast({ tone: 'error', text: t`이 디자인에 더 담을 자리가 없어요. 안 쓰는 쪽을 지워 주세요.` })
  }
  const putInSize = (layout: Layout) => {
    const sized = inSize(body, layout)
    edit((doc) => writeBody(doc, sized))
    tell(sized.pages[0]?.id ?? null)
  }
  return {
    asked,
    isBusy,
    take: (layout) => {
      const isEmpty = isEmptyDesign(body)
      if (isOfSize(body, layout.body)) {
        if (isEmpty) put(layout, { instead: body.pages.map(({ id }) => id) })
        else setAsked(layout)
      } else if (isEmpty) putInSize(layout)
      else void open(() => createDesign(brand, layout.body, { name: body.name }), openHere(openEditor))
    },
    answer: (way) => {
      setAsked(null)
      if (!asked || !page || way === null) return
      put(asked, way === 'add' ? { after: page.id } : { instead: [page.id] })
    },
  }
}

/** This window stays with its design. */
function openHere(openEditor: (id: string) => boolean) {
  return (id: string) => {
    openEditor(id)
    return false
  }
}

function isOfSize(one: Body, { unit, width, height }: Body): boolean {
  return one.unit === unit && one.width === width && one.height === height
}

/** An empty design with the size and the page of a layout. */
function inSize({ name, tags }: Body, { body }: Layout): Body {
  const pages = body.pages.map((page) => ({ ...page, id: freshKey(), layers: withFreshKeys(page.layers) }))
  return { ...body, name, tags, pages }
}
