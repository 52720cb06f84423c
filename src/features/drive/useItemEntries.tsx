import { useLingui } from '@lingui/react/macro'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import FolderInput from 'lucide-react/icons/folder-input'
import FolderOpen from 'lucide-react/icons/folder-open'
import FolderPlus from 'lucide-react/icons/folder-plus'
import HardDriveDownload from 'lucide-react/icons/hard-drive-download'
import PencilLine from 'lucide-react/icons/pencil-line'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Scissors from 'lucide-react/icons/scissors'
import TagIcon from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { useOnlineReason } from '#device/words/useOnlineReason.ts'
import { Icon } from '#ui/Icon.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import { isLocked } from './actions/useDriveActions.ts'
import type { ItemAction } from './SelectionBar.tsx'
import type { DriveItem } from './view/drive-item.ts'

type Entry = MenuEntry & { id: ItemAction }

/** What can be done with items, for the menu and the toolbar. */
export function useItemEntries({
  canWrite,
  hasHeld,
  kept,
}: {
  canWrite: boolean
  /** Something was cut or copied. */
  hasHeld: boolean
  kept: ReadonlySet<string>
}) {
  const { t } = useLingui()
  const offline = useOnlineReason()

  /** Of the open folder itself. */
  const ofFolder = (): Entry[] =>
    canWrite
      ? [
          { id: 'folder', label: t`새 폴더`, icon: <Icon of={FolderPlus} /> },
          { id: 'upload', label: t`파일 올리기`, icon: <Icon of={Upload} /> },
          ...(hasHeld
            ? [
                {
                  id: 'paste',
                  label: t`붙여넣기`,
                  note: 'Ctrl+V',
                  icon: <Icon of={ClipboardPaste} />,
                } as const,
              ]
            : []),
        ]
      : []

  const ofItems = (items: readonly DriveItem[]): Entry[] => {
    const [only] = items
    const single = items.length === 1 ? only : undefined
    const isFolder = single?.type === 'folder'
    const lockedWords = items.some(isLocked) ? t`가이드가 쓰는 파일이에요` : undefined
    const needsServer = items.length > 1 || isFolder
    const isUnsent = items.some((item) => idOf(item) === null)
    const noDownload = needsServer
      ? (offline ?? (isUnsent ? t`아직 보내지 않은 것이 있어요` : undefined))
      : undefined
    const isKept = isFolder && kept.has(single.id)
    const isFailed = single?.type === 'file' && single.file.upload === 'failed'
    return [
      ...(isFolder ? [{ id: 'open', label: t`열기`, icon: <Icon of={FolderOpen} /> } as const] : []),
      ...(single && !isFolder
        ? [{ id: 'open', label: t`미리 보기`, note: t`스페이스`, icon: <Icon of={Eye} /> } as const]
        : []),
      ...(isFailed && canWrite
        ? [{ id: 'retry', label: t`다시 보내기`, icon: <Icon of={RotateCw} /> } as const]
        : []),
      {
        id: 'download',
        label: t`내려받기`,
        icon: <Icon of={Download} />,
        ...disabled(noDownload),
      },
      ...(isFolder
        ? [
            {
              id: 'keep',
              label: isKept ? t`이 기기에 두지 않기` : t`이 기기에 두기`,
              icon: <Icon of={HardDriveDownload} />,
            } as const,
          ]
        : []),
      { id: 'copy', label: t`복사`, note: 'Ctrl+C', icon: <Icon of={Copy} /> },
      ...(canWrite
        ? ([
            ...(single
              ? [{ id: 'rename', label: t`이름 바꾸기`, note: 'F2', icon: <Icon of={PencilLine} /> } as const]
              : []),
            ...(items.every(({ type }) => type === 'file')
              ? [{ id: 'tags', label: t`태그 달기`, icon: <Icon of={TagIcon} /> } as const]
              : []),
            {
              id: 'cut',
              label: t`잘라내기`,
              note: 'Ctrl+X',
              icon: <Icon of={Scissors} />,
              ...disabled(lockedWords),
            },
            { id: 'move', label: t`옮기기`, icon: <Icon of={FolderInput} />, ...disabled(lockedWords) },
            {
              id: 'trash',
              label: t`휴지통으로`,
              note: 'Delete',
              icon: <Icon of={Trash2} />,
              isDanger: true,
              ...disabled(lockedWords),
            },
          ] as const)
        : []),
    ]
  }
  return { ofFolder, ofItems }
}

function disabled(reason: string | undefined) {
  return reason === undefined ? {} : { isDisabled: true, note: reason, textValue: reason }
}

function idOf(item: DriveItem): number | null {
  return item.type === 'file' ? item.file.idFile : item.folder.idDirectory
}
