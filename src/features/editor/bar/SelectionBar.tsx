import { useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Layers2 from 'lucide-react/icons/layers-2'
import { Toolbar } from 'react-aria-components'
import { useWatched } from '#engine/watch/useWatched.ts'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { type EditorAction, useActs, useEditorActions } from '../scope/ActionsContext.tsx'
import { useEditorState, useSelected } from '../state/EditorProvider.tsx'
import styles from './SelectionBar.module.css'

/** What is done most with the selected layers, at the foot of the canvas, where neither a hand nor the page is. */
export function SelectionBar() {
  const { t, i18n } = useLingui()
  const selected = useSelected()
  const { writing, preview, cropping } = useEditorState()
  const { menu } = useActs()
  const actions = useEditorActions()
  const isWriting = useWatched(writing) !== null
  const isChanging = useWatched(preview) !== null
  const isCropping = useWatched(cropping) !== null
  const isBusy = isWriting || isChanging || isCropping
  const of = (id: string) => actions.find((action) => action.id === id)
  const order = actions.filter(({ group }) => group === 'order')
  const buttons = [of('edit-text'), of('duplicate'), of('delete')].filter((one) => one !== undefined)
  if (selected.length === 0 || isBusy || buttons.length === 0) return null
  const [last] = buttons.slice(-1)
  // The first thing that is done with a text has its words; the others are known by their signs.
  const button = (action: EditorAction) =>
    action.id === 'edit-text' ? (
      <ActionButton key={action.id} action={action} look="quiet" reasonAt="hidden" />
    ) : (
      <IconButton
        key={action.id}
        label={i18n._(action.short ?? action.label)}
        icon={action.icon && <Icon of={action.icon} />}
        disabledReason={action.disabledReason}
        onClick={action.run}
      />
    )
  return (
    <Toolbar aria-label={t`고른 레이어`} className={styles.bar ?? ''}>
      {buttons.slice(0, -1).map(button)}
      <MenuButton
        label={t`순서`}
        look="quiet"
        icon={<Icon of={Layers2} />}
        placement="top start"
        groups={[
          {
            id: 'order',
            entries: order.map(({ id, label, icon, disabledReason }) => ({
              id,
              label: i18n._(label),
              ...(icon && { icon: <Icon of={icon} size="small" /> }),
              ...(disabledReason !== undefined && { note: disabledReason, isDisabled: true }),
            })),
          },
        ]}
        onChoose={(id) => of(id)?.run()}
      />
      {last && button(last)}
      <IconButton
        label={t`더 하기`}
        icon={<Icon of={Ellipsis} />}
        aria-haspopup="menu"
        onClick={(event) => {
          const { left, top } = event.currentTarget.getBoundingClientRect()
          menu.set({ x: left, y: top })
        }}
      />
    </Toolbar>
  )
}
