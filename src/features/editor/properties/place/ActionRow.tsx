import { useLingui } from '@lingui/react/macro'
import { RovingGrid } from '#features/editor/panels/parts/RovingGrid.tsx'
import { useEditorActions } from '#features/editor/scope/ActionsContext.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'

/** Actions of the editor as icons beside each other, one stop of the Tab key; those that this person may not do are left out. */
export function ActionRow({ label, ids }: { label: string; ids: readonly string[] }) {
  const { i18n } = useLingui()
  const actions = useEditorActions()
  const shown = ids.flatMap((id) => actions.find((action) => action.id === id) ?? [])
  return (
    <RovingGrid label={label}>
      <Row gap={1} isWrapped>
        {shown.map((action) => (
          <IconButton
            key={action.id}
            size="small"
            label={i18n._(action.label)}
            icon={action.icon && <Icon of={action.icon} size="small" />}
            disabledReason={action.disabledReason}
            onClick={action.run}
          />
        ))}
      </Row>
    </RovingGrid>
  )
}
