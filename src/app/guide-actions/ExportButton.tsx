import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { prepareBookAhead } from './prepare-book-ahead.ts'
import { useExports } from './useExports.ts'

/** Menu of exports: brand book, pictures, design tokens, archive. */
export function ExportButton() {
  const { t } = useLingui()
  const { groups, open } = useExports()
  return (
    <MenuButton
      label={t`내려받기`}
      icon={<Icon of={Download} />}
      onChoose={open}
      onPointerDown={prepareBookAhead}
      groups={groups}
    >
      <Trans>내려받기</Trans>
    </MenuButton>
  )
}
