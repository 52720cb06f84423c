import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FolderInput from 'lucide-react/icons/folder-input'
import TagIcon from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { Toolbar } from 'react-aria-components'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { hiddenOnPhoneClass } from '#ui/layout/width-class.ts'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import styles from './Drive.module.css'

export type ItemAction =
  | 'open'
  | 'download'
  | 'rename'
  | 'tags'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'move'
  | 'keep'
  | 'retry'
  | 'trash'
  | 'folder'
  | 'upload'

interface Props {
  count: number
  /** What can be done with all of them. */
  entries: readonly (MenuEntry & { id: ItemAction })[]
  onAct: (action: ItemAction) => void
  onClear: () => void
}

const shown = [
  ['download', Download],
  ['move', FolderInput],
  ['tags', TagIcon],
  ['trash', Trash2],
] as const

/** What can be done with the chosen items, in place of the search. */
export function SelectionBar({ count, entries, onAct, onClear }: Props) {
  const { t } = useLingui()
  const rest = entries.filter(({ id }) => !shown.some(([action]) => action === id))
  return (
    <Toolbar aria-label={t`고른 것`} className={styles.chosen ?? ''}>
      <IconButton label={t`선택 풀기`} icon={<Icon of={X} />} onClick={onClear} />
      <b className={styles.count} aria-live="polite">
        <Trans>{count}개 선택</Trans>
      </b>
      {shown.map(([action, icon]) => {
        const entry = entries.find(({ id }) => id === action)
        if (!entry) return null
        return (
          <Button
            key={action}
            size="small"
            icon={<Icon of={icon} size="small" />}
            title={entry.textValue}
            disabledReason={entry.isDisabled ? entry.textValue : undefined}
            reasonAt="hidden"
            onClick={() => onAct(action)}
          >
            <span className={hiddenOnPhoneClass}>{entry.label}</span>
          </Button>
        )
      })}
      {rest.length > 0 && (
        <MenuButton
          label={t`더 하기`}
          size="small"
          look="quiet"
          icon={<Icon of={Ellipsis} size="small" />}
          groups={[{ id: 'rest', entries: rest }]}
          onChoose={(id) => onAct(id as ItemAction)}
        />
      )}
    </Toolbar>
  )
}
