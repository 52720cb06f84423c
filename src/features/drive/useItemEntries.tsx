import { useLingui } from '@lingui/react/macro'
import Eye from 'lucide-react/icons/eye'
import FolderOpen from 'lucide-react/icons/folder-open'
import FolderUp from 'lucide-react/icons/folder-up'
import HardDriveDownload from 'lucide-react/icons/hard-drive-download'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import type { ActionFacts } from '#kits/actions/action.ts'
import { keysText } from '#kits/actions/keys.ts'
import { Icon } from '#ui/Icon.tsx'
import type { MenuEntry } from '#ui/overlays/Menu.tsx'
import { isLocked } from './actions/useDriveActions.ts'
import type { FolderRights } from './folder-rights.ts'
import type { ItemAction } from './item-action.ts'
import { itemActions, newFolder, pasteItems, uploadFiles } from './item-actions.ts'
import type { DriveItem } from './view/drive-item.ts'

type Entry = MenuEntry & { id: ItemAction }

/** What can be done with items, for the menu and the toolbar. */
export function useItemEntries({
  rights: { canWrite, canAdd, canLink, canTakeBack, canOpen, isInside },
  hasHeld,
  kept,
}: {
  rights: FolderRights
  /** Something was cut or copied. */
  hasHeld: boolean
  kept: ReadonlySet<string>
}) {
  const { t, i18n } = useLingui()
  const offline = useOnlineReason()

  const entryOf = ({
    id,
    label,
    short = label,
    icon,
    keys = [],
  }: ActionFacts & { id: ItemAction }): Entry => ({
    id,
    label: i18n._(short),
    ...(icon && { icon: <Icon of={icon} /> }),
    ...(keys[0] && { note: keysText(keys[0].keys) }),
  })

  /** Of the open folder itself. */
  const ofFolder = (): Entry[] => [
    ...(canWrite ? [entryOf(newFolder)] : []),
    ...(canAdd ? [entryOf(uploadFiles)] : []),
    ...(canWrite && hasHeld ? [entryOf(pasteItems)] : []),
  ]

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
    const isTakenBack = !canWrite && canTakeBack(items)
    const isDrop = isFolder && single.folder.takesUploads === true
    const isInDrop = isFolder && !isDrop && isInside(single.folder)
    return [
      ...(isFolder ? [{ id: 'open', label: t`열기`, icon: <Icon of={FolderOpen} /> } as const] : []),
      ...(single && !isFolder
        ? [{ id: 'open', label: t`미리보기`, note: t`스페이스`, icon: <Icon of={Eye} /> } as const]
        : []),
      ...(isFailed && (canWrite || isTakenBack) ? [entryOf(itemActions.retry)] : []),
      { ...entryOf(itemActions.download), ...disabled(noDownload) },
      ...(single && canLink
        ? [
            {
              ...entryOf(itemActions.link),
              ...disabled(offline ?? (isUnsent ? t`아직 보내지 않은 것이 있어요` : undefined)),
            },
          ]
        : []),
      ...(isFolder
        ? [
            {
              id: 'keep',
              label: isKept ? t`이 기기에 두지 않기` : t`이 기기에 두기`,
              icon: <Icon of={HardDriveDownload} />,
            } as const,
          ]
        : []),
      ...(isFolder && canOpen
        ? [
            {
              id: 'drop',
              label: isDrop ? t`사진 올리는 곳 그만두기` : t`사진 올리는 곳으로 쓰기`,
              icon: <Icon of={FolderUp} />,
              ...disabled(isInDrop ? t`이미 사진 올리는 곳 안에 있어요` : undefined),
            } as const,
          ]
        : []),
      entryOf(itemActions.copy),
      ...(canWrite
        ? [
            ...(single ? [entryOf(itemActions.rename)] : []),
            ...(items.every(({ type }) => type === 'file') ? [entryOf(itemActions.tags)] : []),
            { ...entryOf(itemActions.cut), ...disabled(lockedWords) },
            { ...entryOf(itemActions.move), ...disabled(lockedWords) },
            { ...entryOf(itemActions.trash), isDanger: true, ...disabled(lockedWords) },
          ]
        : isTakenBack
          ? [{ ...entryOf(itemActions.trash), isDanger: true }]
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
