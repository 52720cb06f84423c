import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import History from 'lucide-react/icons/history'
import Printer from 'lucide-react/icons/printer'
import { historySearch } from '#features/history/versions/history-search.ts'
import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { type GuideDialogName, openGuideDialog } from './guide-dialog.ts'
import { useExportEntries } from './useExportEntries.tsx'

/** The actions of a guide page for which the row of a phone has no room. */
export function MoreActions({ document }: { document: DocumentName }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const exports = useExportEntries()
  return (
    <MenuButton
      label={t`더 하기`}
      icon={<Icon of={Ellipsis} />}
      onChoose={(id) => {
        if (id === 'print') window.print()
        else if (id === 'versions') void navigate({ to: '/brand/history', search: historySearch(document) })
        else openGuideDialog(id as GuideDialogName)
      }}
      onPointerDown={() => void import('./prepare-book.ts').then(({ prepareBook }) => prepareBook())}
      groups={[
        ...exports,
        {
          id: 'page',
          entries: [
            ...(traitsOf(document).hasVersions
              ? [{ id: 'versions', label: t`버전`, icon: <Icon of={History} /> }]
              : []),
            { id: 'print', label: t`인쇄`, icon: <Icon of={Printer} /> },
          ],
        },
      ]}
    />
  )
}
