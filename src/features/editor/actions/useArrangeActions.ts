import { useLingui } from '@lingui/react/macro'
import { design } from '#model/documents/design.ts'
import { writeChanges } from '#scene/edit/changes.ts'
import { groupLayers, type Reorder, reorderLayers, ungroupLayers } from '#scene/edit/structure.ts'
import type { EditorAction } from '../scope/ActionsContext.tsx'
import { allLocks } from '../scope/all-locks.ts'
import type { Scope } from '../scope/useScope.ts'
import { arrangeFacts as facts } from './arrange-facts.ts'

const { hidden, lock } = design.design.layers.properties

/** Groups, order, flips, locks and what is hidden. */
export function useArrangeActions(scope: Scope): readonly EditorAction[] {
  const { t } = useLingui()
  const { edit, isReadOnly, keys, selected, state } = scope
  if (isReadOnly) return []
  const nothing = keys.length === 0 ? t`레이어를 먼저 골라 주세요.` : undefined
  const place = nothing ?? (scope.isAnyLocked('place') ? t`자리가 잠긴 레이어예요.` : undefined)
  const groups = selected.filter(({ layer }) => layer.type === 'group').map(({ layer }) => layer.id)
  const isEachLocked = selected.length > 0 && selected.every(({ layer }) => (layer.lock?.length ?? 0) > 0)
  const select = (made: readonly string[] | null) => {
    if (made) state.selection.set(made)
  }
  const reorder = (key: 'toFront' | 'forward' | 'backward' | 'toBack', to: Reorder): EditorAction => ({
    ...facts[key],
    group: 'order',
    disabledReason: place,
    run: () => edit((doc) => reorderLayers(doc, keys, to)),
  })
  const flip = (key: 'flipX' | 'flipY'): EditorAction => ({
    ...facts[key],
    group: 'hold',
    disabledReason: place,
    run: () => {
      const changes = new Map(selected.map(({ layer }) => [layer.id, { [key]: layer[key] !== true }]))
      edit((doc) => writeChanges(doc, changes))
    },
  })
  const ungroup: EditorAction = {
    ...facts.ungroup,
    group: 'order',
    disabledReason: place,
    run: () => select(edit((doc) => ungroupLayers(doc, groups))),
  }
  return [
    {
      ...facts.group,
      group: 'order',
      disabledReason: keys.length < 2 ? t`레이어를 ${2}개 이상 골라 주세요.` : place,
      run: () => select(edit((doc) => groupLayers(doc, keys))),
    },
    ...(groups.length > 0 ? [ungroup] : []),
    reorder('toFront', 'front'),
    reorder('forward', 'forward'),
    reorder('backward', 'backward'),
    reorder('toBack', 'back'),
    flip('flipX'),
    flip('flipY'),
    {
      ...(isEachLocked ? facts.unlock : facts.lock),
      group: 'hold',
      disabledReason: nothing,
      run: () =>
        edit((doc) => {
          for (const key of keys) lock.at(key).write(doc, isEachLocked ? null : allLocks)
        }),
    },
    {
      ...facts.hide,
      group: 'hold',
      disabledReason: nothing,
      run: () => {
        edit((doc) => {
          for (const key of keys) hidden.at(key).write(doc, true)
        })
        state.selection.set([])
      },
    },
  ]
}
