import { useLingui } from '@lingui/react/macro'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import { FieldGroup, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { ActionRow } from './ActionRow.tsx'

const edges = ['align-left', 'align-centre', 'align-right', 'align-top', 'align-middle', 'align-bottom']
const gaps = ['distribute-x', 'distribute-y']

/** In line with each other, one alone with its page; the same gaps between three and more; in one group. */
export function AlignPart({ nodes }: { nodes: readonly PlacedNode[] }) {
  const { t } = useLingui()
  const isReadOnly = useIsReadOnly()
  const isOne = nodes.length === 1
  if (isReadOnly) return null
  const title = isOne ? t`쪽에 맞춤` : t`맞춤과 같은 간격`
  return (
    <FieldGroup title={title}>
      <ActionRow label={title} ids={edges} />
      {!isOne && <ActionRow label={title} ids={[...gaps, 'group']} />}
      {isOne && nodes[0]?.layer.type === 'group' && <ActionRow label={title} ids={['ungroup']} />}
    </FieldGroup>
  )
}
