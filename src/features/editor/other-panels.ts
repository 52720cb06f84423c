import { msg } from '@lingui/core/macro'
import History from 'lucide-react/icons/history'
import Layers from 'lucide-react/icons/layers'
import MessageSquare from 'lucide-react/icons/message-square'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { PanelEntry } from './panels/panels.ts'

/** The panels of what is on the page, and of what is said and was done about it. They begin with a part of `panels`. */
export const otherPanels: readonly PanelEntry[] = [
  {
    name: 'layers',
    label: msg`레이어`,
    icon: Layers,
    Panel: lazyComponent(() => import('./layers/LayersPanel.tsx')),
  },
  {
    name: 'comments',
    label: msg`의견`,
    icon: MessageSquare,
    Panel: lazyComponent(() => import('./comments/CommentsPanel.tsx')),
    Mark: lazyComponent(() => import('./comments/OpenCount.tsx'), { when: afterFirstContentPaint }),
    isLast: true,
  },
  {
    name: 'history',
    label: msg`변경 이력`,
    icon: History,
    Panel: lazyComponent(() => import('./history/HistoryPanel.tsx')),
    isLast: true,
  },
]
