import { Trans } from '@lingui/react/macro'
import CloudOff from 'lucide-react/icons/cloud-off'
import FileX from 'lucide-react/icons/file-x'
import { useOnline } from '#engine/browser/network.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { Icon } from '#ui/Icon.tsx'
import { FileCard } from './FileCard.tsx'
import styles from './Viewers.module.css'

/** In place of a file that cannot be shown: it is not on this device, or this browser cannot open it. */
export function AwayNote({ file, isBroken = false }: { file: DriveFile; isBroken?: boolean }) {
  const isOnline = useOnline()
  if (isBroken)
    return (
      <FileCard file={file}>
        <Icon of={FileX} size="small" />
        <Trans>이 브라우저에서는 열 수 없는 파일이에요. 내려받아서 열어 보세요.</Trans>
      </FileCard>
    )
  return (
    <div className={styles.card} role="status">
      <Icon of={CloudOff} size="large" />
      <p className={styles.note}>
        {isOnline ? (
          <Trans>파일을 받아 오지 못했어요. 잠시 뒤 다시 열어 주세요.</Trans>
        ) : (
          <Trans>이 파일은 아직 이 기기에 없어요. 인터넷에 연결되면 보여요.</Trans>
        )}
      </p>
    </div>
  )
}
