import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { DraggableList } from '#ui/controls/DraggableList.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ValuePicker.module.css'
import type { ChosenValue } from './value-rules.ts'

export interface ChosenValuesProps {
  label: string
  items: readonly ChosenValue[]
  wordOf: (item: ChosenValue) => string
  atMost: number
  isBlocked: boolean
  onMove: (key: string, to: number) => void
  onDrop: (item: ChosenValue) => void
}

/** The chosen values, to reorder and remove. */
export default function ChosenValues(props: ChosenValuesProps) {
  const { label, items, wordOf, atMost, isBlocked, onMove, onDrop } = props
  const { t } = useLingui()
  return (
    <DraggableList
      label={label}
      items={items}
      getKey={({ key }) => key}
      isDisabled={isBlocked}
      onMove={(from, to) => {
        const item = items[from]
        if (item) onMove(item.key, to)
      }}
      words={{
        handle: (item) => t`${wordOf(item)} 순서 바꾸기`,
        up: (item) => t`${wordOf(item)} 위로`,
        down: (item) => t`${wordOf(item)} 아래로`,
        moved: (item, position, count) => t`${wordOf(item)}: ${count}개 중 ${position}번째`,
      }}
      renderItem={(item, index) => (
        <span className={styles.row}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.word}>{wordOf(item)}</span>
          {index >= atMost && (
            <Tag tone="warning">
              <Trans>초과</Trans>
            </Tag>
          )}
          {!isBlocked && (
            <IconButton
              size="small"
              label={t`${wordOf(item)} 빼기`}
              icon={<Icon of={X} size="small" />}
              onClick={() => onDrop(item)}
            />
          )}
        </span>
      )}
    />
  )
}
