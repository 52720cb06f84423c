import { Trans, useLingui } from '@lingui/react/macro'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import Download from 'lucide-react/icons/download'
import Pause from 'lucide-react/icons/pause'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import { fileSize } from '#engine/words/file-size.ts'
import { readQueuedFile } from '#kits/drive/queue/read-queued-file.ts'
import { cancelUpload, retryUpload } from '#kits/drive/queue/upload-actions.ts'
import type { Upload as UploadFacts } from '#kits/drive/queue/uploads-in.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import styles from './UploadPanel.module.css'
import { percentOf } from './upload-sum.ts'

/** One file on its way: how far it is, or why it is not. */
export function UploadRow({ upload, words }: { upload: UploadFacts; words: string }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { n, key, name, size, sent, state, isUnreadable } = upload
  const isFailed = state === 'failed'
  const percent = percentOf(sent, size)

  async function save(): Promise<void> {
    const blob = await readQueuedFile(key)
    if (blob) download(name, blob)
    else showToast({ tone: 'error', text: t`이 파일은 이 기기에 없어요` })
  }

  return (
    <li className={styles.row} data-state={state}>
      <Icon of={iconOf(upload)} />
      <span className={styles.name}>
        <b title={name}>{name}</b>
        <small>{fileSize(size)}</small>
      </span>
      <IconButton
        label={isFailed ? t`${name} 지우기` : t`${name} 올리기 취소`}
        icon={<Icon of={X} size="small" />}
        size="small"
        className={styles.end ?? ''}
        onClick={() => setAsking(true)}
      />
      {!isFailed && (state === 'sending' || percent > 0) && (
        <ProgressBar value={percent} className={styles.progress} />
      )}
      <span className={styles.words}>{words}</span>
      {isFailed && !isUnreadable && (
        <span className={styles.actions}>
          <Button size="small" icon={<Icon of={RotateCw} size="small" />} onClick={() => void retryUpload(n)}>
            <Trans>다시 올리기</Trans>
          </Button>
          <Button
            size="small"
            look="quiet"
            icon={<Icon of={Download} size="small" />}
            onClick={() => void save()}
          >
            <Trans>내려받기</Trans>
          </Button>
        </span>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={isFailed ? t`이 파일을 지울까요?` : t`올리기를 취소할까요?`}
        confirmLabel={isFailed ? t`지우기` : t`올리기 취소`}
        cancelLabel={isFailed ? t`그대로 두기` : t`계속 올리기`}
        closeLabel={t`닫기`}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={() => void cancelUpload(n)}
      >
        <p>
          <Trans>
            아직 서버에 없는 파일이라, 여기서 빼면 이 기기에서도 지워져요. 원본 파일은 그대로예요.
          </Trans>
        </p>
      </ConfirmDialog>
    </li>
  )
}

function iconOf({ state, waitsFor }: UploadFacts) {
  if (state === 'failed') return CircleAlert
  if (state === 'sending') return Upload
  return waitsFor === 'resume' ? Pause : Clock
}
