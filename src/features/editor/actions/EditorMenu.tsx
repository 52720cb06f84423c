import { useLingui } from '@lingui/react/macro'
import Menu from 'lucide-react/icons/menu'
import { Icon } from '#ui/Icon.tsx'
import type { MenuGroup } from '#ui/overlays/Menu.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useEditorActions } from '../scope/ActionsContext.tsx'
import { entryOf } from './menu-entry.tsx'

/** By their ids: what is done with the design and with its pages, also without keys and a right button. */
const shown = [
  ['paste', 'paste-in-place', 'select-all', 'find-words'],
  ['overview', 'add-page', 'zoom-fit', 'zoom-100', 'present'],
  ['resize', 'print', 'save-template'],
]

/** What can be done in the editor without a selection. */
export function EditorMenu() {
  const { t, i18n } = useLingui()
  const actions = useEditorActions()
  const of = (id: string) => actions.find((action) => action.id === id)
  const groups = shown.flatMap((ids, at): MenuGroup[] => {
    const entries = ids.flatMap((id) => of(id) ?? []).map((action) => entryOf(action, i18n))
    return entries.length > 0 ? [{ id: String(at), entries }] : []
  })
  return (
    <MenuButton
      label={t`편집기 메뉴`}
      look="quiet"
      icon={<Icon of={Menu} />}
      placement="bottom start"
      groups={groups}
      onChoose={(id) => of(id)?.run()}
    />
  )
}
