import { msg } from '@lingui/core/macro'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Copy from 'lucide-react/icons/copy'
import CopyPlus from 'lucide-react/icons/copy-plus'
import PaintRoller from 'lucide-react/icons/paint-roller'
import Paintbrush from 'lucide-react/icons/paintbrush'
import PencilLine from 'lucide-react/icons/pencil-line'
import Redo2 from 'lucide-react/icons/redo-2'
import Scissors from 'lucide-react/icons/scissors'
import SquareDashedMousePointer from 'lucide-react/icons/square-dashed-mouse-pointer'
import TextCursorInput from 'lucide-react/icons/text-cursor-input'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ActionFacts } from '#kits/actions/action.ts'

/** What is done with the selected layers, whatever they are. */
export const editFacts = {
  undo: { id: 'undo', label: msg`실행 취소`, icon: Undo2, keys: [{ keys: 'Mod+Z' }] },
  redo: {
    id: 'redo',
    label: msg`다시 실행`,
    icon: Redo2,
    keys: [{ keys: 'Mod+Shift+Z' }, { keys: 'Mod+Y' }],
  },
  editText: {
    id: 'edit-text',
    label: msg`글 고치기`,
    icon: TextCursorInput,
  },
  cut: {
    id: 'cut',
    label: msg`레이어 잘라내기`,
    short: msg`잘라내기`,
    icon: Scissors,
    keys: [{ keys: 'Mod+X' }],
  },
  copy: { id: 'copy', label: msg`레이어 복사하기`, short: msg`복사`, icon: Copy, keys: [{ keys: 'Mod+C' }] },
  paste: {
    id: 'paste',
    label: msg`붙여 넣기`,
    icon: ClipboardPaste,
    keys: [{ keys: 'Mod+V' }],
  },
  pasteInPlace: {
    id: 'paste-in-place',
    label: msg`같은 자리에 붙여 넣기`,
    icon: ClipboardPaste,
    keys: [{ keys: 'Mod+Shift+V' }],
  },
  duplicate: {
    id: 'duplicate',
    label: msg`레이어 복제하기`,
    short: msg`복제`,
    icon: CopyPlus,
    keys: [{ keys: 'Mod+D' }],
  },
  remove: {
    id: 'delete',
    label: msg`레이어 지우기`,
    short: msg`지우기`,
    icon: Trash2,
    keys: [{ keys: 'Delete' }, { keys: 'Backspace' }],
  },
  rename: {
    id: 'rename',
    label: msg`레이어 이름 바꾸기`,
    short: msg`이름 바꾸기`,
    icon: PencilLine,
    keys: [{ keys: 'F2' }],
  },
  copyStyle: {
    id: 'copy-style',
    label: msg`모양 복사하기`,
    short: msg`모양 복사`,
    icon: Paintbrush,
    keys: [{ keys: 'Mod+Alt+C' }],
  },
  pasteStyle: {
    id: 'paste-style',
    label: msg`모양 붙여 넣기`,
    icon: PaintRoller,
    keys: [{ keys: 'Mod+Alt+V' }],
  },
  selectAll: {
    id: 'select-all',
    label: msg`이 쪽의 레이어 모두 고르기`,
    short: msg`모두 고르기`,
    icon: SquareDashedMousePointer,
    keys: [{ keys: 'Mod+A' }],
  },
} as const satisfies Readonly<Record<string, ActionFacts>>
