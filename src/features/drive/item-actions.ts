import { msg } from '@lingui/core/macro'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import FolderInput from 'lucide-react/icons/folder-input'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Link2 from 'lucide-react/icons/link-2'
import PencilLine from 'lucide-react/icons/pencil-line'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Scissors from 'lucide-react/icons/scissors'
import TagIcon from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import type { ActionFacts } from '#kits/actions/action.ts'
import { itemKeys } from '#kits/library/list/item-keys.ts'

/** Of the open folder. */
export const newFolder = {
  id: 'folder',
  label: msg`새 폴더 만들기`,
  short: msg`새 폴더`,
  icon: FolderPlus,
} as const satisfies ActionFacts

export const uploadFiles = {
  id: 'upload',
  label: msg`파일 올리기`,
  icon: Upload,
} as const satisfies ActionFacts

/** The browser tells of it as a paste, not as a key. */
export const pasteItems = {
  id: 'paste',
  label: msg`붙여 넣기`,
  icon: ClipboardPaste,
  keys: [{ keys: 'Mod+V' }],
} as const satisfies ActionFacts

/** Of items; the keys act on a row that has the focus. */
export const itemActions = {
  retry: { id: 'retry', label: msg`다시 보내기`, icon: RotateCw },
  download: { id: 'download', label: msg`내려받기`, icon: Download },
  copy: { id: 'copy', label: msg`복사`, icon: Copy, keys: [{ keys: 'Mod+(Shift)+(Alt)+C' }] },
  rename: {
    id: 'rename',
    label: msg`이름 바꾸기`,
    icon: PencilLine,
    keys: itemKeys.rename,
  },
  link: { id: 'link', label: msg`링크로 보내기`, icon: Link2 },
  tags: { id: 'tags', label: msg`태그 달기`, icon: TagIcon },
  cut: { id: 'cut', label: msg`잘라내기`, icon: Scissors, keys: [{ keys: 'Mod+(Shift)+(Alt)+X' }] },
  move: { id: 'move', label: msg`옮기기`, icon: FolderInput },
  trash: {
    id: 'trash',
    label: msg`휴지통으로`,
    icon: Trash2,
    keys: itemKeys.delete,
  },
} as const satisfies Readonly<Record<string, ActionFacts>>

/** Those that the keys of a row do, the first whose keys were pressed. */
export const keyedActions = [itemActions.rename, itemActions.trash, itemActions.cut, itemActions.copy]
