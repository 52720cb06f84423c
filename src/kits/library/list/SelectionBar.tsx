import { Trans, useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import X from 'lucide-react/icons/x'
import { Toolbar } from 'react-aria-components'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { spokenOnPhoneClass } from '#ui/layout/width-class.ts'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import styles from './SelectionBar.module.css'

interface Props<Action extends string> {
  count: number
  /** What can be done with all of them. */
  entries: readonly (MenuEntry & { id: Action })[]
  /** Those that have a button of their own, in this order; the others are in a menu. */
  shown: readonly Action[]
  onAct: (action: Action) => void
  onClear: () => void
}

/** What can be done with the chosen items, in place of the search. */
export function SelectionBar<Action extends string>({
  count,
  entries,
  shown,
  onAct,
  onClear,
}: Props<Action>) {
  const { t } = useLingui()
  const rest = entries.filter(({ id }) => !shown.includes(id))
  return (
    <Toolbar aria-label={t`고른 것`} className={styles.chosen ?? ''}>
      <IconButton label={t`선택 풀기`} icon={<Icon of={X} />} onClick={onClear} />
      <b className={styles.count} aria-live="polite">
        <Trans>{count}개 선택</Trans>
      </b>
      {shown.map((action) => {
        const entry = entries.find(({ id }) => id === action)
        if (!entry) return null
        return (
          <Button
            key={action}
            size="small"
            icon={entry.icon}
            title={entry.textValue}
            disabledReason={entry.isDisabled ? entry.textValue : undefined}
            reasonAt="hidden"
            onClick={() => onAct(action)}
          >
            <span className={spokenOnPhoneClass}>{entry.label}</span>
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
          onChoose={(id) => onAct(id as Action)}
        />
      )}
    </Toolbar>
  )
}
