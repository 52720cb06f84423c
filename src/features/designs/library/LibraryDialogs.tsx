import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { DesignFolder } from '#kits/design/library/design-folder.ts'
import { canMoveInto, isNameTaken } from '#kits/library/folders.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import type { DesignItem } from './design-item.ts'

const FolderDialog = lazyComponent(() => import('#kits/library/dialogs/FolderDialog.tsx'))
const MoveDialog = lazyComponent(() => import('#kits/library/dialogs/MoveDialog.tsx'))
const DownloadDialog = lazyComponent(() => import('../download/several/DownloadDialog.tsx'))

export type LibraryDialogName = 'folder' | 'move' | 'download' | 'delete'

interface Props {
  /** The one that is open. */
  asked: LibraryDialogName | null
  folders: readonly DesignFolder[]
  /** Key of the open folder; null: the top. */
  here: string | null
  isSearching: boolean
  chosen: readonly DesignItem[]
  dress: DressOfBrand
  onClose: () => void
  onCreateFolder: (name: string) => void
  onMove: (target: string | null) => void
  onDelete: () => void
}

/** The dialogs about the open folder and what is chosen in it. */
export function LibraryDialogs(props: Props) {
  const { asked, folders, here, isSearching, chosen, dress } = props
  const { onClose, onCreateFolder, onMove, onDelete } = props
  const { t } = useLingui()
  const then = (work: () => void) => {
    onClose()
    work()
  }
  const isClosed = (target: string | null) => {
    const keys = chosen.map(({ id }) => id)
    return !canMoveInto(folders, keys, target) || (!isSearching && target === here)
  }
  return (
    <>
      <Suspense fallback={null}>
        {asked === 'folder' && (
          <FolderDialog
            isTaken={(name) => isNameTaken(folders, here, name)}
            onClose={onClose}
            onCreate={(name) => then(() => onCreateFolder(name))}
          />
        )}
        {asked === 'move' && (
          <MoveDialog
            folders={folders}
            count={chosen.length}
            isClosed={isClosed}
            onClose={onClose}
            onMove={(target) => then(() => onMove(target))}
          />
        )}
        {asked === 'download' && (
          <DownloadDialog
            designs={chosen.flatMap((item) =>
              item.type === 'design' ? [{ name: item.name, design: item.design }] : [],
            )}
            folder={folders.find(({ key }) => key === here)?.name}
            dress={dress}
            onClose={onClose}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={asked === 'delete'}
        isDestructive
        title={t`이 기기에만 있는 디자인을 지울까요?`}
        closeLabel={t`닫기`}
        cancelLabel={<Trans>그대로 두기</Trans>}
        confirmLabel={<Trans>지우기</Trans>}
        onCancel={onClose}
        onConfirm={() => then(onDelete)}
      >
        <p>
          <Trans>계정에 없는 브랜드라 휴지통이 없어요. 지우면 되돌릴 수 없어요.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}
