import { type ReactNode, Suspense, useState } from 'react'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { useTellEdited } from '#kits/design/document/useTellEdited.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useClipboardActs } from '../clipboard/useClipboardActs.ts'
import { useClipboardEvents } from '../clipboard/useClipboardEvents.ts'
import { usePageActs } from '../pages/usePageActs.ts'
import { ActionsContext, useActs } from '../scope/ActionsContext.tsx'
import { type ActsDialog, createActsState } from '../scope/acts-state.ts'
import { useScope } from '../scope/useScope.ts'
import { useAlignActions } from './useAlignActions.ts'
import { useArrangeActions } from './useArrangeActions.ts'
import { useContextMenu } from './useContextMenu.ts'
import { useEditActions } from './useEditActions.ts'
import { usePartActions } from './usePartActions.ts'
import { useToolActions } from './useToolActions.ts'
import { useViewActions } from './useViewActions.ts'

const Overview = lazyComponent(() => import('../pages/Overview.tsx'))
const ResizeDialog = lazyComponent(() => import('../resize/ResizeDialog.tsx'))
const PrintDialog = lazyComponent(() => import('../print/PrintDialog.tsx'))
const Presentation = lazyComponent(() => import('../present/Presentation.tsx'))
const ContextMenu = lazyComponent(() => import('./ContextMenu.tsx'))

interface Props {
  /** What is open at the beginning. */
  dialog?: ActsDialog | undefined
  children: ReactNode
}

/** Around the parts of the editor: one list of actions for keys, palette, help, menus and bars, and what they open. */
export function EditorActions({ dialog, children }: Props) {
  const [acts] = useState(() => createActsState(dialog))
  const scope = useScope(acts)
  const clipboard = useClipboardActs(scope)
  useClipboardEvents(clipboard)
  useContextMenu(scope)
  useTellEdited()
  const edit = useEditActions(scope, clipboard)
  const arrange = useArrangeActions(scope)
  const align = useAlignActions(scope)
  const view = useViewActions(scope)
  const tools = useToolActions(scope)
  const parts = usePartActions()
  const actions = [...edit, ...arrange, ...align, ...view, ...tools, ...parts]
  useScreenActions(actions)
  return (
    <ActionsContext value={{ acts, actions }}>
      {children}
      <Opened />
    </ActionsContext>
  )
}

/** What actions open over the editor. */
function Opened() {
  const { dialog, isPresenting, menu } = useActs()
  const { show } = usePageActs()
  const isReader = useReadsOnly()
  const opened = useWatched(dialog)
  const isShown = useWatched(isPresenting)
  const point = useWatched(menu)
  return (
    <Suspense fallback={null}>
      {opened === 'overview' && <Overview onClose={() => dialog.set(null)} />}
      {opened === 'resize' && !isReader && <ResizeDialog onClose={() => dialog.set(null)} />}
      {opened === 'print' && <PrintDialog onClose={() => dialog.set(null)} />}
      {isShown && (
        <Presentation
          onEnd={(page) => {
            isPresenting.set(false)
            if (page !== '') show(page)
          }}
        />
      )}
      {point && <ContextMenu />}
    </Suspense>
  )
}
