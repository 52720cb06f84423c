import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { OtherDocuments } from '#engine/documents/react/OtherDocuments.tsx'
import { useDocumentViews } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useAppActions } from '#kits/actions/useActions.ts'
import { useStoreSeenMembers } from '#kits/talk/useSeenMembers.ts'
import { loadWorkbook, stepGroups } from '#kits/words/content.ts'
import { commentedDocuments, countOpen, readThreads } from '#model/comments/threads.ts'
import { documentsWithAnswers } from '#model/documents/documents.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { commentHere } from './comment-here.ts'
import { closeComments, focusedField, openComments, tellCount, useCommentsState } from './comments-state.ts'
import { isInScope, screenScopeAt } from './screen-scope.ts'

const CommentsPanel = lazyComponent(async () => {
  const [part] = await Promise.all([import('./CommentsPanel.tsx'), loadWorkbook(...stepGroups)])
  return part
})
const FieldMarks = lazyComponent(() => import('./FieldMarks.tsx'), {
  when: afterFirstContentPaint,
})

/** Comments of an open brand: the shortcut that starts one, the buttons at fields, the panel. */
export default function Comments() {
  const pathname = useLocation({ select: (location) => location.pathname })
  const { isOpen } = useCommentsState()
  useAppActions([{ ...commentHere, run: () => openComments(focusedField(), { isWriting: true }) }])
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
  const threads = useFromAnswers(readThreads).filter(({ field }) => here !== null && isInScope(here, field))
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
