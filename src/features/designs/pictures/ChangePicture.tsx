import { Trans, useLingui } from '@lingui/react/macro'
import FolderOpen from 'lucide-react/icons/folder-open'
import ImageUp from 'lucide-react/icons/image-up'
import { useRef } from 'react'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { FileInput } from '#ui/controls/FileInput.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'

interface Props {
  /** What the picture is called. */
  label: string
  /** No picture is shown. */
  isEmpty: boolean
  isBusy: boolean
  onFiles: (files: readonly File[]) => void
  /** Opens the dialog of the drive. */
  onDrive: () => void
}

/** A menu that picks another picture, from this device or the drive. */
export function ChangePicture({ label, isEmpty, isBusy, onFiles, onDrive }: Props) {
  const { t } = useLingui()
  const hasDrive = useHasDrive()
  const input = useRef<HTMLInputElement>(null)
  const entries = [
    { id: 'device', label: t`이 기기에서 고르기`, icon: <Icon of={ImageUp} size="small" /> },
    ...(hasDrive
      ? [{ id: 'drive', label: t`드라이브에서 고르기`, icon: <Icon of={FolderOpen} size="small" /> }]
      : []),
  ]
  return (
    <>
      <MenuButton
        label={isEmpty ? t`${label}에 사진 넣기` : t`${label} 바꾸기`}
        size="small"
        icon={<Icon of={ImageUp} size="small" />}
        aria-busy={isBusy || undefined}
        groups={[{ id: 'ways', entries }]}
        onChoose={(id) => (id === 'drive' ? onDrive() : input.current?.click())}
        placement="bottom start"
      >
        {isEmpty ? <Trans>사진 넣기</Trans> : <Trans>바꾸기</Trans>}
      </MenuButton>
      <FileInput ref={input} types={photoRule.types} onFiles={onFiles} />
    </>
  )
}
