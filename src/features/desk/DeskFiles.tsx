import { useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import type { Failure, Result } from '#engine/rest/rest.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Desk.module.css'
import { Fault } from './Fault.tsx'

export interface DeskFile {
  readonly name: string
  readonly size?: string
  /** Null where the team has deleted it. */
  readonly read: (() => Promise<Result<Blob>>) | null
}

/** Files to download. Each download is noted at the server, so that nothing is loaded unasked. */
export function DeskFiles({ files }: { files: readonly DeskFile[] }) {
  const { t } = useLingui()
  const [failure, setFailure] = useState<Failure | null>(null)
  if (files.length === 0) return null
  async function open({ name, read }: DeskFile) {
    const result = await read?.()
    if (!result) return
    setFailure(result.ok ? null : result)
    if (result.ok) download(name, result.answer)
  }
  return (
    <>
      <ul className={styles.files}>
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <li key={at}>
            <Button
              size="small"
              icon={<Icon of={Download} size="small" />}
              disabledReason={file.read === null ? t`고객이 지웠어요` : undefined}
              reasonAt="beside"
              onClick={() => void open(file)}
            >
              <span className={styles.name}>{file.name}</span>{' '}
              {file.size !== undefined && <small>{file.size}</small>}
            </Button>
          </li>
        ))}
      </ul>
      <Fault failure={failure} />
    </>
  )
}
