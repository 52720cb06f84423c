import { useLingui } from '@lingui/react/macro'
import PencilLine from 'lucide-react/icons/pencil-line'
import { RenameDesign } from '#kits/design/changes/RenameDesign.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'

/** Renames the design that is open around. */
export function RenameButton({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <RenameDesign
      title={title}
      trigger={(open) => <IconButton label={t`이름 바꾸기`} icon={<Icon of={PencilLine} />} onClick={open} />}
    />
  )
}
