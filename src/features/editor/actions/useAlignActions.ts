import { useLingui } from '@lingui/react/macro'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { type Alignment, aligned, distributed } from '#scene/edit/align.ts'
import { type LayerChanges, writeChanges } from '#scene/edit/changes.ts'
import type { EditorAction } from '../scope/ActionsContext.tsx'
import type { Scope } from '../scope/useScope.ts'
import { arrangeFacts as facts } from './arrange-facts.ts'

/** Aligns the selected layers to each other, one alone to the page, and makes gaps equal. */
export function useAlignActions(scope: Scope): readonly EditorAction[] {
  const { t } = useLingui()
  const { body, edit, isReadOnly, keys, nodes } = scope
  if (isReadOnly) return []
  const several = (count: number) =>
    keys.length < count ? t`레이어를 ${count}개 이상 골라 주세요.` : undefined
  const locked = scope.isAnyLocked('place') ? t`자리가 잠긴 레이어예요.` : undefined
  const write = (changes: LayerChanges) => edit((doc) => writeChanges(doc, changes))
  const align = (
    key: 'alignLeft' | 'alignCentre' | 'alignRight' | 'alignTop' | 'alignMiddle' | 'alignBottom',
    to: Alignment,
  ): EditorAction => ({
    ...facts[key],
    group: 'align',
    disabledReason: several(1) ?? locked,
    run: () => write(aligned(nodes, keys, to, pageSizeOf(body))),
  })
  const distribute = (key: 'distributeX' | 'distributeY', axis: 'across' | 'down'): EditorAction => ({
    ...facts[key],
    group: 'align',
    disabledReason: several(3) ?? locked,
    run: () => write(distributed(nodes, keys, axis)),
  })
  return [
    align('alignLeft', 'left'),
    align('alignCentre', 'centre'),
    align('alignRight', 'right'),
    align('alignTop', 'top'),
    align('alignMiddle', 'middle'),
    align('alignBottom', 'bottom'),
    distribute('distributeX', 'across'),
    distribute('distributeY', 'down'),
  ]
}
