import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { type GuideDialogName, openGuideDialog } from './guide-dialog.ts'
import { useExportEntries } from './useExportEntries.tsx'

/** Menu of exports: brand book, pictures, design tokens, archive. */
export function ExportButton() {
  const { t } = useLingui()
  return (
    <MenuButton
      label={t`내려받기`}
      icon={<Icon of={Download} />}
      onChoose={(id) => openGuideDialog(id as GuideDialogName)}
      onPointerDown={() => void import('./prepare-book.ts').then(({ prepareBook }) => prepareBook())}
      groups={useExportEntries()}
    >
      <Trans>내려받기</Trans>
    </MenuButton>
  )
}
