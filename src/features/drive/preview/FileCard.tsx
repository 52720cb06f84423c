import { Trans } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { fileSize } from '#engine/words/file-size.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { extensionLabelOf } from './extension-label.ts'
import { useSave } from './useSave.ts'
import styles from './Viewers.module.css'

/** A file that no browser shows, such as DOCX and HWP: what it is, and a button that downloads it. */
export function FileCard({ file, children }: { file: DriveFile; children?: ReactNode }) {
  const { save, isBusy } = useSave(file)
  return (
    <div className={styles.card}>
      <Icon of={FileText} size="large" />
      <b className={styles.ending}>{extensionLabelOf(file.name)}</b>
      <p className={styles.note}>
        {children ?? <Trans>여기서 미리 볼 수 없는 파일이에요. 내려받아서 열어 보세요.</Trans>}
      </p>
      <Button look="ink" icon={<Icon of={Download} />} aria-busy={isBusy || undefined} onClick={save}>
        <Trans>내려받기 · {fileSize(file.size)}</Trans>
      </Button>
    </div>
  )
}
