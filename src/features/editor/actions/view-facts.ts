import { msg } from '@lingui/core/macro'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CopyPlus from 'lucide-react/icons/copy-plus'
import Expand from 'lucide-react/icons/expand'
import FilePlus2 from 'lucide-react/icons/file-plus-2'
import FileX2 from 'lucide-react/icons/file-x-2'
import Hand from 'lucide-react/icons/hand'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import MousePointer2 from 'lucide-react/icons/mouse-pointer-2'
import Pencil from 'lucide-react/icons/pencil'
import Presentation from 'lucide-react/icons/presentation'
import Printer from 'lucide-react/icons/printer'
import Scaling from 'lucide-react/icons/scaling'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import type { ActionFacts } from '#kits/actions/action.ts'

/** Pages, what is shown of them, and what a press does. */
export const viewFacts = {
  nextPage: { id: 'next-page', label: msg`다음 쪽으로`, icon: ChevronRight, keys: [{ keys: 'PageDown' }] },
  previousPage: {
    id: 'previous-page',
    label: msg`이전 쪽으로`,
    icon: ChevronLeft,
    keys: [{ keys: 'PageUp' }],
  },
  addPage: { id: 'add-page', label: msg`쪽 더하기`, icon: FilePlus2 },
  duplicatePage: { id: 'duplicate-page', label: msg`쪽 복제하기`, icon: CopyPlus },
  removePage: { id: 'remove-page', label: msg`쪽 지우기`, icon: FileX2 },
  overview: { id: 'overview', label: msg`쪽 한눈에 보기`, short: msg`한눈에`, icon: LayoutGrid },
  present: {
    id: 'present',
    label: msg`발표하기`,
    short: msg`발표`,
    icon: Presentation,
    keys: [{ keys: 'Mod+Alt+P' }],
  },
  resize: { id: 'resize', label: msg`다른 크기로 바꾸기`, icon: Scaling },
  print: { id: 'print', label: msg`인쇄 준비하기`, icon: Printer, keys: [{ keys: 'Mod+P' }] },
  saveTemplate: { id: 'save-template', label: msg`브랜드 템플릿으로 저장`, icon: LayoutTemplate },
  zoomIn: {
    id: 'zoom-in',
    label: msg`크게 보기`,
    icon: ZoomIn,
    keys: [{ keys: 'Mod+=' }, { keys: 'Mod++' }],
  },
  zoomOut: { id: 'zoom-out', label: msg`작게 보기`, icon: ZoomOut, keys: [{ keys: 'Mod+-' }] },
  zoomWhole: { id: 'zoom-100', label: msg`실제 크기로 보기`, keys: [{ keys: 'Mod+0' }] },
  fit: { id: 'zoom-fit', label: msg`쪽을 화면에 맞추기`, icon: Expand, keys: [{ keys: 'Mod+Alt+0' }] },
  select: { id: 'tool-select', label: msg`고르기 도구`, icon: MousePointer2, keys: [{ keys: 'V' }] },
  hand: { id: 'tool-hand', label: msg`손 도구`, icon: Hand, keys: [{ keys: 'H' }] },
  pen: { id: 'tool-pen', label: msg`펜 도구`, icon: Pencil, keys: [{ keys: 'P' }] },
} as const satisfies Readonly<Record<string, ActionFacts>>
