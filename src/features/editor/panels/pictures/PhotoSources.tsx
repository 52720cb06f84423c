import { Trans } from '@lingui/react/macro'
import FolderOpen from 'lucide-react/icons/folder-open'
import ImageUp from 'lucide-react/icons/image-up'
import { useRef } from 'react'
import { pickFromDrive } from '#kits/drive/drive-picking.ts'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileInput } from '#ui/controls/FileInput.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'

interface Props {
  /** How many files are taken at a time. */
  readonly most: number
  readonly isBusy: boolean
  /** Why the last ones were not taken. */
  readonly error: string | null
  readonly onFiles: (files: readonly File[]) => void
}

/** Photographs of this device and of the drive. */
export function PhotoSources({ most, isBusy, error, onFiles }: Props) {
  const hasDrive = useHasDrive()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Row gap={2} isWrapped>
        <Button
          size="small"
          icon={<Icon of={ImageUp} size="small" />}
          aria-busy={isBusy || undefined}
          onClick={() => input.current?.click()}
        >
          <Trans>이 기기에서</Trans>
        </Button>
        {hasDrive && (
          <Button
            size="small"
            icon={<Icon of={FolderOpen} size="small" />}
            onClick={async () => onFiles(await pickFromDrive({ types: photoRule.types, most }))}
          >
            <Trans>드라이브에서</Trans>
          </Button>
        )}
      </Row>
      <FileInput ref={input} types={photoRule.types} isMultiple={most > 1} onFiles={onFiles} />
      {error !== null && (
        <Text role="alert" size="small" tone="danger">
          {error}
        </Text>
      )}
    </>
  )
}
