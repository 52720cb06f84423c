import { useLingui } from '@lingui/react/macro'
import AlignCentre from 'lucide-react/icons/align-horizontal-justify-center'
import AlignRight from 'lucide-react/icons/align-horizontal-justify-end'
import AlignLeft from 'lucide-react/icons/align-horizontal-justify-start'
import SpaceAcross from 'lucide-react/icons/align-horizontal-space-between'
import AlignMiddle from 'lucide-react/icons/align-vertical-justify-center'
import AlignBottom from 'lucide-react/icons/align-vertical-justify-end'
import AlignTop from 'lucide-react/icons/align-vertical-justify-start'
import SpaceDown from 'lucide-react/icons/align-vertical-space-between'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { type Alignment, aligned, distributed } from '#scene/edit/align.ts'
import { type LayerChanges, writeChanges } from '#scene/edit/changes.ts'
import type { PlacedNode } from '#scene/edit/placed-nodes.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useEdit, useShown } from '../../state/EditorProvider.tsx'
import { FieldGroup, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { isLocked } from '../layer-values.ts'
import styles from './Place.module.css'

/** In line with each other, one alone with its page; and the same gaps between three and more. */
export function AlignPart({ nodes: selected }: { nodes: readonly PlacedNode[] }) {
  const { t } = useLingui()
  const edit = useEdit()
  const { body, nodes } = useShown()
  const isReadOnly = useIsReadOnly()
  const keys = selected.map(({ layer }) => layer.id)
  const movable = selected.filter(({ layer }) => !isLocked(layer, 'place'))
  if (isReadOnly || movable.length === 0) return null
  const write = (changes: LayerChanges) => edit((doc) => writeChanges(doc, changes))
  const alignments: readonly { to: Alignment; label: string; icon: typeof AlignLeft }[] = [
    { to: 'left', label: t`왼쪽 맞춤`, icon: AlignLeft },
    { to: 'centre', label: t`가로 가운데 맞춤`, icon: AlignCentre },
    { to: 'right', label: t`오른쪽 맞춤`, icon: AlignRight },
    { to: 'top', label: t`위쪽 맞춤`, icon: AlignTop },
    { to: 'middle', label: t`세로 가운데 맞춤`, icon: AlignMiddle },
    { to: 'bottom', label: t`아래쪽 맞춤`, icon: AlignBottom },
  ]
  return (
    <FieldGroup title={selected.length === 1 ? t`쪽에 맞춤` : t`맞춤과 같은 간격`}>
      <div className={styles.align}>
        {alignments.map(({ to, label, icon }) => (
          <IconButton
            key={to}
            size="small"
            label={label}
            icon={<Icon of={icon} size="small" />}
            onClick={() => write(aligned(nodes, keys, to, pageSizeOf(body)))}
          />
        ))}
        {movable.length >= 3 && (
          <>
            <IconButton
              size="small"
              label={t`가로 간격 같게`}
              icon={<Icon of={SpaceAcross} size="small" />}
              onClick={() => write(distributed(nodes, keys, 'across'))}
            />
            <IconButton
              size="small"
              label={t`세로 간격 같게`}
              icon={<Icon of={SpaceDown} size="small" />}
              onClick={() => write(distributed(nodes, keys, 'down'))}
            />
          </>
        )}
      </div>
    </FieldGroup>
  )
}
