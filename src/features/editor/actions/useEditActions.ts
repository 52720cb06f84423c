import { useLingui } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { Layer } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { hasLetters } from '#scene/edit/changes.ts'
import { isLocked, outermostOf } from '#scene/edit/locks.ts'
import { duplicateLayers, removeLayers } from '#scene/edit/structure.ts'
import { heldStyle, pasteStyle, styleOf } from '../clipboard/layer-style.ts'
import { stepOf } from '../clipboard/place-pasted.ts'
import type { ClipboardActs } from '../clipboard/useClipboardActs.ts'
import type { EditorAction } from '../scope/ActionsContext.tsx'
import type { Scope } from '../scope/useScope.ts'
import { openPanel } from '../state/open-side.ts'
import { firstCell } from '../text/cells.ts'
import { editFacts as facts } from './edit-facts.ts'

/** The browser tells of these keys itself, with the right to read and write the clipboard. */
const byEvent = { when: () => false } as const

/** Undo, clipboard, styles, duplicates, names and removal. */
export function useEditActions(scope: Scope, clipboard: ClipboardActs): readonly EditorAction[] {
  const { t } = useLingui()
  const { acts, document, edit, isReadOnly, keys, nodes, page, selected, state } = scope
  const style = useWatched(heldStyle)
  const none = t`레이어를 먼저 골라 주세요.`
  const nothing = keys.length === 0 ? none : undefined
  const locked = (lock: 'place' | 'style' | 'content', reason: string) =>
    nothing ?? (scope.isAnyLocked(lock) ? reason : undefined)
  const isPlaceLocked = locked('place', t`자리가 잠긴 레이어예요.`)
  const [only] = selected.length === 1 ? selected : []
  const step = stepOf(pageSizeOf(scope.body))
  const write = (layer: Layer) => state.writing.set(layer.type === 'table' ? firstCell(layer) : layer.id)
  const selectAll = () => {
    const entered = state.entered.get()
    const all = [...nodes.values()].filter(
      ({ layer, parent, isHidden }) => parent === entered && !isHidden && !isLocked(nodes, layer.id, 'place'),
    )
    state.selection.set(
      outermostOf(
        nodes,
        all.map(({ layer }) => layer.id),
      ).map(({ layer }) => layer.id),
    )
  }
  const copy: EditorAction = {
    ...facts.copy,
    ...byEvent,
    group: 'clipboard',
    disabledReason: nothing,
    run: () => void clipboard.copy(null),
  }
  const all: EditorAction = {
    ...facts.selectAll,
    group: 'edit',
    disabledReason: page && page.layers.length > 0 ? undefined : t`이 쪽에는 레이어가 없어요.`,
    run: selectAll,
  }
  if (isReadOnly) return [copy, all]
  return [
    { ...facts.undo, group: 'history', run: document.undo },
    { ...facts.redo, group: 'history', run: document.redo },
    ...(only && hasLetters(only.layer)
      ? [
          {
            ...facts.editText,
            group: 'edit' as const,
            disabledReason: locked('content', t`글이 잠긴 레이어예요.`),
            run: () => write(only.layer),
          },
        ]
      : []),
    {
      ...facts.cut,
      ...byEvent,
      group: 'clipboard',
      disabledReason: isPlaceLocked,
      run: () => void clipboard.cut(null),
    },
    copy,
    { ...facts.paste, ...byEvent, group: 'clipboard', run: () => void clipboard.pasteFromSystem(false) },
    { ...facts.pasteInPlace, group: 'clipboard', run: () => void clipboard.pasteFromSystem(true) },
    {
      ...facts.duplicate,
      group: 'clipboard',
      disabledReason: nothing,
      run: () => {
        const made = edit((doc) => duplicateLayers(doc, keys, { dx: step, dy: step }))
        if (made) state.selection.set(made)
      },
    },
    {
      ...facts.copyStyle,
      group: 'edit',
      disabledReason: only ? undefined : t`레이어를 하나만 골라 주세요.`,
      run: () => {
        if (only) heldStyle.set(styleOf(only.layer))
      },
    },
    {
      ...facts.pasteStyle,
      group: 'edit',
      disabledReason:
        locked('style', t`모양이 잠긴 레이어예요.`) ?? (style ? undefined : t`복사한 모양이 없어요.`),
      run: () => {
        if (style)
          edit((doc) =>
            pasteStyle(
              doc,
              selected.map(({ layer }) => layer),
              style,
            ),
          )
      },
    },
    {
      ...facts.rename,
      group: 'edit',
      disabledReason: only ? undefined : t`레이어를 하나만 골라 주세요.`,
      run: () => {
        openPanel(state, 'layers')
        acts.renaming.set(only?.layer.id ?? null)
      },
    },
    {
      ...facts.remove,
      group: 'edit',
      disabledReason: isPlaceLocked,
      run: () => {
        edit((doc) => removeLayers(doc, keys))
        state.selection.set([])
      },
    },
    all,
  ]
}
