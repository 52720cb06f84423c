import { Trans, useLingui } from '@lingui/react/macro'
import Folder from 'lucide-react/icons/folder'
import FolderOpen from 'lucide-react/icons/folder-open'
import { useId, useState } from 'react'
import type { DriveFolder } from '#device/drive/drive-file.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { treeOf } from '../view/folder-tree.ts'
import styles from './Dialogs.module.css'

interface Props {
  folders: readonly DriveFolder[]
  /** Where nothing may be moved to. */
  isClosed: (target: string | null) => boolean
  count: number
  onMove: (target: string | null) => void
  onClose: () => void
}

/** Chooses the folder that items are moved into: the way without dragging. */
export default function MoveDialog({ folders, isClosed, count, onMove, onClose }: Props) {
  const { t } = useLingui()
  const name = useId()
  const [target, setTarget] = useState<string | null | undefined>()
  const rows = [{ key: null, name: t`맨 위`, depth: 0 }, ...treeOf(folders)]
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
      <fieldset className={styles.tree}>
        <legend className={styles.legend}>
          <Trans>옮길 폴더</Trans>
        </legend>
        {rows.map((row) => (
          <label
            key={row.key ?? ''}
            className={styles.place}
            style={{ paddingInlineStart: 24 + row.depth * 20 }}
            data-disabled={isClosed(row.key) || undefined}
          >
            <input
              type="radio"
              name={name}
              checked={target === row.key}
              disabled={isClosed(row.key)}
              onChange={() => setTarget(row.key)}
            />
            <Icon of={target === row.key ? FolderOpen : Folder} />
            <span>{row.name}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
