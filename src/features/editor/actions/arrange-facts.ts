import { msg } from '@lingui/core/macro'
import AlignCenterHorizontal from 'lucide-react/icons/align-center-horizontal'
import AlignCenterVertical from 'lucide-react/icons/align-center-vertical'
import AlignEndHorizontal from 'lucide-react/icons/align-end-horizontal'
import AlignEndVertical from 'lucide-react/icons/align-end-vertical'
import AlignHorizontalDistributeCenter from 'lucide-react/icons/align-horizontal-distribute-center'
import AlignStartHorizontal from 'lucide-react/icons/align-start-horizontal'
import AlignStartVertical from 'lucide-react/icons/align-start-vertical'
import AlignVerticalDistributeCenter from 'lucide-react/icons/align-vertical-distribute-center'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import EyeOff from 'lucide-react/icons/eye-off'
import FlipHorizontal2 from 'lucide-react/icons/flip-horizontal-2'
import FlipVertical2 from 'lucide-react/icons/flip-vertical-2'
import Group from 'lucide-react/icons/group'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import Ungroup from 'lucide-react/icons/ungroup'
import type { ActionFacts } from '#kits/actions/action.ts'

/** Where the selected layers are: in groups, above each other, beside each other, and what holds them. */
export const arrangeFacts = {
  group: { id: 'group', label: msg`묶기`, icon: Group, keys: [{ keys: 'Mod+G' }] },
  ungroup: { id: 'ungroup', label: msg`묶음 풀기`, icon: Ungroup, keys: [{ keys: 'Mod+Shift+G' }] },
  toFront: { id: 'to-front', label: msg`맨 앞으로`, icon: ArrowUpToLine, keys: [{ keys: 'Mod+Alt+]' }] },
  forward: { id: 'forward', label: msg`앞으로`, icon: ArrowUp, keys: [{ keys: 'Mod+]' }] },
  backward: { id: 'backward', label: msg`뒤로`, icon: ArrowDown, keys: [{ keys: 'Mod+[' }] },
  toBack: { id: 'to-back', label: msg`맨 뒤로`, icon: ArrowDownToLine, keys: [{ keys: 'Mod+Alt+[' }] },
  alignLeft: { id: 'align-left', label: msg`왼쪽으로 맞추기`, icon: AlignStartVertical },
  alignCentre: { id: 'align-centre', label: msg`가로 가운데로 맞추기`, icon: AlignCenterVertical },
  alignRight: { id: 'align-right', label: msg`오른쪽으로 맞추기`, icon: AlignEndVertical },
  alignTop: { id: 'align-top', label: msg`위로 맞추기`, icon: AlignStartHorizontal },
  alignMiddle: { id: 'align-middle', label: msg`세로 가운데로 맞추기`, icon: AlignCenterHorizontal },
  alignBottom: { id: 'align-bottom', label: msg`아래로 맞추기`, icon: AlignEndHorizontal },
  distributeX: {
    id: 'distribute-x',
    label: msg`가로로 같은 간격`,
    icon: AlignHorizontalDistributeCenter,
  },
  distributeY: {
    id: 'distribute-y',
    label: msg`세로로 같은 간격`,
    icon: AlignVerticalDistributeCenter,
  },
  flipX: { id: 'flip-x', label: msg`좌우로 뒤집기`, icon: FlipHorizontal2, keys: [{ keys: 'Shift+H' }] },
  flipY: { id: 'flip-y', label: msg`위아래로 뒤집기`, icon: FlipVertical2, keys: [{ keys: 'Shift+V' }] },
  lock: {
    id: 'lock',
    label: msg`레이어 잠그기`,
    short: msg`잠그기`,
    icon: Lock,
    keys: [{ keys: 'Mod+Shift+L' }],
  },
  unlock: {
    id: 'lock',
    label: msg`레이어 잠금 풀기`,
    short: msg`잠금 풀기`,
    icon: LockOpen,
    keys: [{ keys: 'Mod+Shift+L' }],
  },
  hide: {
    id: 'hide',
    label: msg`레이어 숨기기`,
    short: msg`숨기기`,
    icon: EyeOff,
    keys: [{ keys: 'Mod+Alt+H' }],
  },
} as const satisfies Readonly<Record<string, ActionFacts>>
