import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { Drive, DriveFolder, DriveTag } from '#kits/drive/rows/drive-file.ts'
import { canMoveInto } from '#kits/library/folders.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import type { DriveItem, FileItem } from '../view/drive-item.ts'

const FolderDialog = lazyComponent(() => import('#kits/library/dialogs/FolderDialog.tsx'))
const MoveDialog = lazyComponent(() => import('#kits/library/dialogs/MoveDialog.tsx'))
const DriveLinkDialog = lazyComponent(() => import('../links/DriveLinkDialog.tsx'))
const TagsDialog = lazyComponent(() => import('./TagsDialog.tsx'))

export type FolderDialogName = 'folder' | 'move' | 'tags' | 'link' | 'delete'

interface Props {
  /** The dialog that is open. */
  asked: FolderDialogName | null
  drive: Drive
  folders: readonly DriveFolder[]
  tags: readonly DriveTag[]
  chosen: readonly DriveItem[]
  /** Key of the open folder, null for the top; undefined where items of many folders are shown. */
  here: string | null | undefined
  isNameTaken: (name: string) => boolean
  onClose: () => void
  onCreate: (name: string) => void
  onMove: (target: string | null) => void
  onTrash: () => void
}

/** The dialogs of an open folder. */
export function FolderDialogs(props: Props) {
  const { asked, drive, folders, tags, chosen, here, isNameTaken, onClose, onCreate, onMove, onTrash } = props
  const { t } = useLingui()
  const [linked] = chosen
  const keys = new Set(chosen.map(({ id }) => id))
  return (
    <>
      <Suspense fallback={null}>
        {asked === 'folder' && <FolderDialog isTaken={isNameTaken} onClose={onClose} onCreate={onCreate} />}
        {asked === 'move' && (
          <MoveDialog
            folders={folders}
            count={chosen.length}
            isClosed={(target) => !canMoveInto(folders, keys, target) || target === here}
            onClose={onClose}
            onMove={onMove}
          />
        )}
        {asked === 'tags' && (
          <TagsDialog
            drive={drive}
            tags={tags}
            files={chosen.filter((item): item is FileItem => item.type === 'file')}
            onClose={onClose}
          />
        )}
        {asked === 'link' && linked && <DriveLinkDialog item={linked} onClose={onClose} />}
      </Suspense>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        isDestructive
        title={t`이 기기에만 있는 것을 지울까요?`}
        closeLabel={t`닫기`}
        cancelLabel={<Trans>그대로 두기</Trans>}
        confirmLabel={<Trans>지우기</Trans>}
        onCancel={onClose}
        onConfirm={onTrash}
      >
        <p>
          <Trans>
            아직 보내지 않아서 다른 곳에는 없어요. 지우면 되돌릴 수 없어요. 함께 고른 다른 것은 휴지통으로
            가요.
          </Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}
