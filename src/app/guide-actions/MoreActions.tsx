import { useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { menuEntries } from '#kits/actions/menu-entries.tsx'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { prepareBookAhead } from './prepare-book-ahead.ts'
import { useExports } from './useExports.ts'
import { usePageActions } from './usePageActions.ts'

/** The actions of a guide page for which the row of a phone has no room. */
export function MoreActions({ document }: { document: DocumentName }) {
  const { t, i18n } = useLingui()
  const { groups, open } = useExports()
  const { print, versions } = usePageActions(document)
  const page = [...(versions ? [versions] : []), print]
  return (
    <MenuButton
      label={t`더 하기`}
      icon={<Icon of={Ellipsis} />}
      onChoose={(id) => {
        const chosen = page.find((action) => action.id === id)
        if (chosen) chosen.run()
        else open(id)
      }}
      onPointerDown={prepareBookAhead}
      groups={[...groups, { id: 'page', entries: menuEntries(page, i18n) }]}
    />
  )
}
