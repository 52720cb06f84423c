import { useLingui } from '@lingui/react/macro'
import { useSaveTemplate } from '#kits/design/document/useSaveTemplate.ts'
import { usePageActs } from '../pages/usePageActs.ts'
import type { EditorAction } from '../scope/ActionsContext.tsx'
import type { Scope } from '../scope/useScope.ts'
import type { Tool } from '../state/editor-state.ts'
import { findFacts, isFinding } from '../text/find/find-action.ts'
import { useZoom } from '../view/useZoom.ts'
import { viewFacts as facts } from './view-facts.ts'

/** Pages, presentation and tools. */
export function useViewActions({ acts, body, isReadOnly, page, state }: Scope): readonly EditorAction[] {
  const { t } = useLingui()
  const pageActs = usePageActs()
  const zoom = useZoom()
  const save = useSaveTemplate()
  const { pages } = body
  const at = page ? pages.indexOf(page) : -1
  const turn = (key: 'nextPage' | 'previousPage', to: number, reason: string): EditorAction => ({
    ...facts[key],
    group: 'page',
    disabledReason: pages[to] ? undefined : reason,
    run: () => {
      const next = pages[to]
      if (next) pageActs.show(next.id)
    },
  })
  const tool = (key: 'select' | 'hand' | 'pen', next: Tool): EditorAction => ({
    ...facts[key],
    group: 'tool',
    run: () => state.tool.set(next),
  })
  const template: EditorAction = { ...facts.saveTemplate, group: 'view', run: () => void save?.(body) }
  const ofAll: readonly EditorAction[] = [
    ...(save ? [template] : []),
    turn('nextPage', at + 1, t`마지막 쪽이에요.`),
    turn('previousPage', at - 1, t`첫 쪽이에요.`),
    { ...facts.overview, group: 'page', run: () => acts.dialog.set('overview') },
    { ...facts.present, group: 'view', run: () => acts.isPresenting.set(true) },
    { ...facts.print, group: 'view', run: () => acts.dialog.set('print') },
    { ...findFacts, group: 'view', run: () => isFinding(state).set(true) },
    { ...facts.zoomIn, group: 'view', run: zoom.zoomIn },
    { ...facts.zoomOut, group: 'view', run: zoom.zoomOut },
    { ...facts.zoomWhole, group: 'view', run: () => zoom.zoomTo(1) },
    { ...facts.fit, group: 'view', run: zoom.fit },
    tool('select', 'select'),
    tool('hand', 'hand'),
  ]
  if (isReadOnly || !page) return ofAll
  return [
    ...ofAll,
    tool('pen', 'pen'),
    { ...facts.resize, group: 'view', run: () => acts.dialog.set('resize') },
    { ...facts.addPage, group: 'page', run: () => pageActs.add(page.id) },
    { ...facts.duplicatePage, group: 'page', run: () => pageActs.duplicate(page.id) },
    {
      ...facts.removePage,
      group: 'page',
      disabledReason: pages.length < 2 ? t`마지막 쪽은 지울 수 없어요.` : undefined,
      run: () => pageActs.remove(page.id),
    },
  ]
}
