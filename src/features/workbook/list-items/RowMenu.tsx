import { useLingui } from '@lingui/react/macro'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'

interface Props {
  name: string
  index: number
  count: number
  /** `to` is the index after the move. */
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** Menu of a list item: move up or down without dragging, delete. */
export function RowMenu({ name, index, count, onMove, onRemove }: Props) {
  const { t } = useLingui()
  return (
    <MenuButton
      look="quiet"
      size="small"
      label={t`${name} 더 보기`}
      icon={<Icon of={Ellipsis} size="small" />}
      groups={[
        {
          id: 'row',
          entries: [
            { id: 'up', label: t`앞으로 옮기기`, icon: <Icon of={ArrowUp} />, isDisabled: index === 0 },
            {
              id: 'down',
              label: t`뒤로 옮기기`,
              icon: <Icon of={ArrowDown} />,
              isDisabled: index === count - 1,
            },
            { id: 'remove', label: t`지우기`, icon: <Icon of={Trash2} />, isDanger: true },
          ],
        },
      ]}
      onChoose={(id) => {
        if (id === 'up') onMove(index, index - 1)
        if (id === 'down') onMove(index, index + 1)
        if (id === 'remove') onRemove()
      }}
    />
  )
}
