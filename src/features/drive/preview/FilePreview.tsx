import { Trans, useLingui } from '@lingui/react/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import MadeByModel from '#kits/pictures/made/MadeByModel.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useModal } from '#ui/overlays/useModal.ts'
import { FactsPanel } from './FactsPanel.tsx'
import { FileCard } from './FileCard.tsx'
import styles from './FilePreview.module.css'
import { MediaView } from './MediaView.tsx'
import { PictureView } from './PictureView.tsx'
import { TextView } from './TextView.tsx'
import { useSave } from './useSave.ts'
import type { TakeKey, ViewerProps } from './viewer-props.ts'

const PdfView = lazyComponent(() => import('./PdfView.tsx'))

interface Props {
  /** Those that the arrows go through, in the order in which they are listed. */
  files: readonly DriveFile[]
  openKey: string
  onOpen: (key: string) => void
  onClose: () => void
}

/** A file in the whole window; the arrow keys show the one before and the next. */
export default function FilePreview({ files, openKey, onOpen, onClose }: Props) {
  const at = files.findIndex(({ key }) => key === openKey)
  const file = files[at]
  // It was moved or deleted on another device.
  if (!file) return null
  return <OpenPreview file={file} {...{ files, at, onOpen, onClose }} />
}

interface OpenProps extends Pick<Props, 'files' | 'onOpen' | 'onClose'> {
  file: DriveFile
  at: number
}

function OpenPreview({ file, files, at, onOpen, onClose }: OpenProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const keys = useRef<TakeKey | null>(null)
  const [hasFacts, setFacts] = useState(false)
  const { save, isBusy } = useSave(file)
  useModal(dialog, '[data-autofocus]')
  const before = files[at - 1]
  const next = files[at + 1]

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const { target, key } = event
    if (!(target instanceof HTMLElement) || target.closest('input, textarea, video, audio')) return
    const isOnButton = target.closest('button, a') !== null
    if (key === ' ' && isOnButton) return
    if (!take(key)) return
    event.preventDefault()
  }

  function take(key: string): boolean {
    if (keys.current?.(key)) return true
    if (key === 'ArrowLeft' && before) onOpen(before.key)
    else if (key === 'ArrowRight' && next) onOpen(next.key)
    else if (key === ' ') onClose()
    else return false
    return true
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className={styles.dialog}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={`${id}-title`} tabIndex={-1} data-autofocus>
          {file.name}
        </h2>
        <span className={styles.count}>
          <Trans>
            {files.length}개 중 {at + 1}번째
          </Trans>
        </span>
        <IconButton
          label={t`파일 정보`}
          aria-pressed={hasFacts}
          icon={<Icon of={Info} />}
          onClick={() => setFacts(!hasFacts)}
        />
        <IconButton
          label={t`내려받기`}
          icon={<Icon of={Download} />}
          aria-busy={isBusy || undefined}
          onClick={save}
        />
        <IconButton label={t`닫기`} icon={<Icon of={X} size="large" />} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <div className={styles.view}>
          <Suspense fallback={null}>
            <Viewer key={file.key} file={file} keys={keys} />
          </Suspense>
          {file.madeBy && (
            <span className={styles.made}>
              <MadeByModel />
            </span>
          )}
          {files.length > 1 && (
            <>
              <IconButton
                label={t`앞 파일`}
                look="line"
                className={styles.before ?? ''}
                icon={<Icon of={ChevronLeft} size="large" />}
                disabledReason={before ? undefined : t`첫 파일이에요`}
                onClick={() => before && onOpen(before.key)}
              />
              <IconButton
                label={t`다음 파일`}
                look="line"
                className={styles.next ?? ''}
                icon={<Icon of={ChevronRight} size="large" />}
                disabledReason={next ? undefined : t`마지막 파일이에요`}
                onClick={() => next && onOpen(next.key)}
              />
            </>
          )}
        </div>
        {hasFacts && <FactsPanel file={file} />}
      </div>
    </dialog>
  )
}

function Viewer(props: ViewerProps) {
  const { file } = props
  if (file.kind === 'IMAGE') return <PictureView {...props} />
  if (file.kind === 'VIDEO' || file.kind === 'AUDIO') return <MediaView {...props} />
  if (file.type === 'application/pdf') return <PdfView {...props} />
  if (file.type.startsWith('text/')) return <TextView {...props} />
  return <FileCard file={file} />
}
