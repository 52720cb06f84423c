import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Bell from 'lucide-react/icons/bell'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { fileSize } from '#engine/words/file-size.ts'
import { pauseUploads, resumeUploads, retryUploads } from '#kits/drive/queue/upload-actions.ts'
import type { Upload } from '#kits/drive/queue/uploads-in.ts'
import { useUploads } from '#kits/drive/react/useUploads.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useNotifyPermission } from './notify-permission.ts'
import styles from './UploadPanel.module.css'
import { UploadRow } from './UploadRow.tsx'
import { clearDone, uploadLog } from './upload-log.ts'
import { sumUploads } from './upload-sum.ts'
import { useSumWords } from './useSumWords.ts'
import { useUploadWords } from './useUploadWords.ts'

interface Props {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Rows that are drawn; thousands may wait. */
const rowsAtMost = 60

/** The files on their way to the drive: how far each is, and what can be done with it. Nothing where there are none. */
export function UploadPanel({ isOpen, onOpen }: Props) {
  const { t } = useLingui()
  const id = useId()
  const found = useUploads()
  const { done } = useWatched(uploadLog)
  const sumWords = useSumWords()
  if (!found || found.uploads.length + done.length === 0) return null
  const { isPaused } = found
  const sum = sumUploads(found, done)
  const { left } = sum
  return (
    <section aria-labelledby={`${id}-title`} className={styles.panel}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>
          <Trans>올리기</Trans>
        </h2>
        <span className={styles.count}>
          <Trans>
            {sum.all}개 중 {sum.done}개 완료
          </Trans>
        </span>
        {left > 0 && (
          <IconButton
            label={isPaused ? t`이어서 올리기` : t`올리기 멈추기`}
            icon={<Icon of={isPaused ? Play : Pause} />}
            size="small"
            onClick={() => void (isPaused ? resumeUploads() : pauseUploads())}
          />
        )}
        <IconButton
          label={isOpen ? t`목록 접기` : t`목록 펼치기`}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          icon={<Icon of={isOpen ? ChevronDown : ChevronUp} />}
          size="small"
          onClick={() => onOpen(!isOpen)}
        />
        {found.uploads.length === 0 && (
          <IconButton label={t`닫기`} icon={<Icon of={X} />} size="small" onClick={clearDone} />
        )}
      </header>
      {left > 0 && <ProgressBar value={sum.percent} label={t`올리기`} />}
      <p className={styles.sum}>{sumWords(sum, isPaused)}</p>
      <div id={`${id}-list`} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <>
            <Helpers uploads={found.uploads} />
            <Rows uploads={found.uploads} />
            <DoneRows />
          </>
        )}
      </div>
    </section>
  )
}

/** What helps with the queue as a whole, where it does. */
function Helpers({ uploads }: { uploads: readonly Upload[] }) {
  const isOnline = useOnline()
  const { permission, ask } = useNotifyPermission()
  const isDelayed =
    isOnline && uploads.some(({ waitsFor }) => waitsFor === 'network' || waitsFor === 'server')
  const canAsk = permission === 'default' && uploads.some(({ state }) => state !== 'failed')
  const areRefused =
    uploads.filter(({ state, isUnreadable }) => state === 'failed' && !isUnreadable).length > 1
  if (!isDelayed && !canAsk && !areRefused) return null
  return (
    <div className={styles.helpers}>
      {isDelayed && (
        <Button size="small" icon={<Icon of={RotateCw} size="small" />} onClick={() => void resumeUploads()}>
          <Trans>지금 다시 보내기</Trans>
        </Button>
      )}
      {areRefused && (
        <Button size="small" icon={<Icon of={RotateCw} size="small" />} onClick={() => void retryUploads()}>
          <Trans>모두 다시 올리기</Trans>
        </Button>
      )}
      {canAsk && (
        <Button size="small" look="quiet" icon={<Icon of={Bell} size="small" />} onClick={ask}>
          <Trans>끝나면 알려 주기</Trans>
        </Button>
      )}
    </div>
  )
}

/** Refused ones first, since the user has to act on them; then in the order in which they are sent. */
function Rows({ uploads }: { uploads: readonly Upload[] }) {
  const words = useUploadWords()
  const inOrder = [...uploads].sort((one, other) => rankOf(one) - rankOf(other))
  const hidden = inOrder.length - rowsAtMost
  return (
    <>
      <ul>
        {inOrder.slice(0, rowsAtMost).map((upload) => (
          <UploadRow key={upload.key} upload={upload} words={words(upload)} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className={styles.more}>
          <Plural value={hidden} other="이 밖에 #개가 차례를 기다려요" />
        </p>
      )}
    </>
  )
}

function rankOf({ state }: Upload): number {
  return ['failed', 'sending', 'waiting'].indexOf(state)
}

function DoneRows() {
  const { done } = useWatched(uploadLog)
  if (done.length === 0) return null
  const shown = done.slice(-rowsAtMost).reverse()
  return (
    <ul>
      {shown.map(({ key, name, size }) => (
        <li key={key} className={styles.row} data-state="done">
          <Icon of={Check} />
          <span className={styles.name}>
            <b title={name}>{name}</b>
            <small>{fileSize(size)}</small>
          </span>
          <span className={styles.end}>
            <Trans>완료</Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}
