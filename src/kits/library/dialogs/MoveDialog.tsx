import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { Button } from '#ui/controls/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { Folder } from '../folders.ts'
import styles from './FolderTree.module.css'
import { FolderTree } from './FolderTree.tsx'

interface Props {
  folders: readonly Folder[]
  /** Where nothing may be moved to. */
  isClosed: (target: string | null) => boolean
  count: number
  onMove: (target: string | null) => void
  onClose: () => void
}

/** Chooses the folder that items are moved into: the way without dragging. */
export default function MoveDialog({ folders, isClosed, count, onMove, onClose }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [target, setTarget] = useState<string | null | undefined>()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>{count}개 옮기기</Trans>}
      closeLabel={t`닫기`}
      isBare
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>취소</Trans>
          </Button>
          <Button
            look="ink"
            disabledReason={target === undefined ? t`폴더를 골라 주세요` : undefined}
            reasonAt="hidden"
            onClick={() => target !== undefined && onMove(target)}
          >
            <Trans>여기로 옮기기</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.tree}>
        <p id={id} className={styles.legend}>
          <Trans>옮길 폴더</Trans>
        </p>
        <FolderTree
          labelledBy={id}
          folders={folders}
          isClosed={isClosed}
          chosen={target}
          onChoose={setTarget}
        />
      </div>
    </Dialog>
  )
}
