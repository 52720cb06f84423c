import { Trans } from '@lingui/react/macro'
import Lock from 'lucide-react/icons/lock'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { Icon } from '#ui/Icon.tsx'
import { FileCard } from './FileCard.tsx'

/** In place of a document that opens only with a password. */
export function LockedNote({ file }: { file: DriveFile }) {
  return (
    <FileCard file={file}>
      <Icon of={Lock} size="small" />
      <Trans>비밀번호로 잠긴 PDF라서 여기서는 볼 수 없어요. 내려받아서 비밀번호를 넣고 열어 주세요.</Trans>
    </FileCard>
  )
}
