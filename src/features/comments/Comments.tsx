import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { OtherDocuments } from '#device/documents/react/OtherDocuments.tsx'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocumentViews } from '#device/documents/react/useDocument.ts'
import { loadWorkbook, stepGroups } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import { commentedDocuments, countOpen, readThreads } from '#model/comments/threads.ts'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { isComposing } from '#ui/composing.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { closeComments, focusedField, openComments, tellCount, useCommentsState } from './comments-state.ts'
import { isInScope, screenScopeAt } from './screen-scope.ts'
import { useStoreSeenMembers } from './useSeenMembers.ts'

const CommentsPanel = lazyComponent(async () => {
  const [part] = await Promise.all([
    withWords(import('./CommentsPanel.tsx'), 'comments'),
    loadWorkbook(...stepGroups),
  ])
  return part
})
const FieldMarks = lazyComponent(() => withWords(import('./FieldMarks.tsx'), 'comments'), {
  when: afterFirstContentPaint,
})

/** Comments of an open brand: the shortcut that starts one, the buttons at fields, the panel. */
export default function Comments() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { isOpen } = useCommentsState()
  useCommentKey()
  useStoreSeenMembers()
  // Opens the documents whose fields are shown, and all documents of the brand while the panel is open.
  const inSight = screenScopeAt(pathname)?.sections.map(({ document }) => document) ?? []
  const documents = isOpen
    ? commentedDocuments.filter((name) => documentsWithAnswers.includes(name))
    : inSight
  return (
    <OtherDocuments documents={documents}>
      <Inside pathname={pathname} />
    </OtherDocuments>
  )
}

function Inside({ pathname }: { pathname: string }) {
  const { isOpen } = useCommentsState()
  const { current } = useDocumentViews()
  const here = screenScopeAt(pathname)
  const threads = readThreads(useAnswers()).filter(({ field }) => here !== null && isInScope(here, field))
  const counts = countOpen(threads)
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0)
  useEffect(() => tellCount(count), [count])
  useEffect(() => () => tellCount(0), [])
  return (
    <>
      {here !== null && (
        <FieldMarks
          counts={counts}
          isField={(path) => isInScope(here, path)}
          mayWrite={!current.isReadOnly}
        />
      )}
      {isOpen && (
        <DialogRegion onClose={closeComments}>
          <CommentsPanel />
        </DialogRegion>
      )}
    </>
  )
}

/** Ctrl+Shift+M starts a thread on the focused field. */
function useCommentKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || event.altKey || !event.shiftKey) return
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyM') return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      openComments(focusedField(), { isWriting: true })
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
