import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { design } from '#model/documents/design.ts'
import { addPage, duplicatePage, movePage, removePage } from '#scene/edit/pages.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { useEdit, useEditorState, useShown } from '../state/EditorProvider.tsx'

const { layers } = design.design

/** What is done with pages, each as one step of undo. */
export interface PageActs {
  /** Shows a page and gives up the selection on the one before. */
  show(page: string): void
  /** An empty page after another one, which is shown then. */
  add(after: string | null): void
  duplicate(page: string): void
  /** No effect on the last one. Says so, with a way to bring it back. */
  remove(page: string): void
  /** `at`: its place among the pages without itself. */
  move(page: string, at: number): void
  /** '': without a name. */
  rename(page: string, name: string): void
}

export function usePageActs(): PageActs {
  const { t } = useLingui()
  const state = useEditorState()
  const { isReadOnly } = useDocumentView('design')
  const { pages } = useShown().body
  const edit = useEdit()
  const show = (page: string) => {
    if (page === state.page.get()) return
    state.selection.set([])
    state.entered.set(null)
    state.writing.set(null)
    state.cropping.set(null)
    state.page.set(page)
  }
  const showMade = (page: string | null) => {
    if (page !== null) show(page)
    else if (!isReadOnly) showToast({ tone: 'error', text: t`이 디자인에는 쪽을 더 넣을 수 없어요.` })
  }
  return {
    show,
    add: (after) => showMade(edit((doc) => addPage(doc, after))),
    duplicate: (page) => showMade(edit((doc) => duplicatePage(doc, page))),
    remove: (page) => {
      const at = pages.findIndex(({ id }) => id === page)
      const next = pages[at + 1] ?? pages[at - 1]
      if (at < 0 || !next || edit((doc) => removePage(doc, page)) !== true) return
      if ((state.page.get() ?? pages[0]?.id) === page) show(next.id)
      showToast({
        tone: 'info',
        text: t`${at + 1}쪽을 지웠어요`,
        action: {
          label: t`실행 취소`,
          onPress: () => {
            edit((doc) => layers.revive(doc, [page]))
            show(page)
          },
        },
      })
    },
    move: (page, at) => void edit((doc) => movePage(doc, page, at)),
    rename: (page, name) => void edit((doc) => layers.properties.name.at(page).write(doc, name || null)),
  }
}
